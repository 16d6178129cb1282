import type { FormPartProps } from '../collections/screen-props.ts'
import { FeedFacts } from './FeedFacts.tsx'
import { HeldSettings } from './HeldSettings.tsx'
import { ShopPreview } from './ShopPreview.tsx'

/**
 * Beside the form of a subject: what holds now; beside that of the brand also the shop with what is typed, beside that of
 * the product feed its addresses.
 */
export function BesideSettings(props: FormPartProps) {
  return (
    <>
      {props.code === 'brand' && <ShopPreview {...props} />}
      {props.code === 'feed' && <FeedFacts />}
      <HeldSettings {...props} />
    </>
  )
}
