import type { FormPartProps } from '../collections/screen-props.ts'
import { FeedFacts } from './FeedFacts.tsx'
import { HeldSettings } from './HeldSettings.tsx'
import { NoticePreview } from './NoticePreview.tsx'
import { ShopPreview } from './ShopPreview.tsx'

/**
 * Beside the form of a subject: what holds now; beside that of the brand also the shop with what is typed, beside that of
 * the product feed its addresses, beside that of measurement the notice to shoppers.
 */
export function BesideSettings(props: FormPartProps) {
  return (
    <>
      {props.code === 'brand' && <ShopPreview {...props} />}
      {props.code === 'feed' && <FeedFacts />}
      {props.code === 'measurement' && <NoticePreview {...props} />}
      <HeldSettings {...props} />
    </>
  )
}
