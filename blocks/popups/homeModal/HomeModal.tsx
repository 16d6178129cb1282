import { PictureDialog } from '#ui/dialog/PictureDialog.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import { useTranslations } from 'use-intl'
import { BlockLink } from '../../shop/links/BlockLink.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { type Audience, offerFor } from './audience.ts'
import { HomeModalCards } from './HomeModalCards.tsx'
import styles from './HomeModal.module.css'
import type { HomeModalOptions } from './block.ts'
import { OfferWords } from './OfferWords.tsx'
import { useWelcome } from './useWelcome.ts'

/** px on phones, whatever the option says. Source: L-248. */
const PHONE_WIDTH = 330

/** Nothing at first; two seconds later a picture over the page, unless it was closed today. Source: L-248 … L-254, LO-24. */
export function HomeModal(props: ViewProps<HomeModalOptions>) {
  return useIsBuilder() ? <HomeModalCards options={props.options} /> : <Welcome {...props} />
}

function Welcome({ id, options }: ViewProps<HomeModalOptions>) {
  const t = useTranslations('shop.homeModal')
  const { audience, place, isOpen, close } = useWelcome(
    id,
    (who: Audience) => offerFor(options, who).image !== '',
  )
  const offer = audience && offerFor(options, audience)
  return (
    <div ref={place}>
      {offer && (
        <PictureDialog
          isOpen={isOpen}
          onClose={close}
          label={offer.heading || offer.alt || t('label')}
          width={options.modal_width}
          phoneWidth={PHONE_WIDTH}
        >
          {/* A press on the picture closes as it leads on (L-253); the keyboard has the button, or the link itself. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div className={styles.offer} onClick={close}>
            <BlockLink link={offer.link} className={styles.link}>
              <Picture
                src={offer.image}
                alt={offer.alt}
                sizes={`(min-width: 1025px) ${options.modal_width}px, ${PHONE_WIDTH}px`}
                isPriority
                className={styles.picture}
              />
              <OfferWords {...offer} />
            </BlockLink>
          </div>
        </PictureDialog>
      )}
    </div>
  )
}
