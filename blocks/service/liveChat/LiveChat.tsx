import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { useTranslations } from 'use-intl'
import { ContactDetails } from '../../shop/contact/ContactDetails.tsx'
import { ServiceHead } from '../../shop/service/ServicePage.tsx'
import styles from './LiveChat.module.css'

/** All a chat needs, but it may not move the shop's own page away. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** The live chat in a frame; where the shop has none, how else to reach it. Source: C-037, CO-18, LO-87. */
export function LiveChat({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('service.liveChat')
  const { liveChatUrl } = useBlockContext().facts
  return (
    <ScreenFrame options={options}>
      <div className={styles.page}>
        <ServiceHead title={t('title')} lead={liveChatUrl ? t('lead') : t('none')} />
        {liveChatUrl ? (
          <iframe className={styles.frame} src={liveChatUrl} title={t('frame')} sandbox={SANDBOX} />
        ) : (
          <div className={styles.card}>
            <ContactDetails />
          </div>
        )}
      </div>
    </ScreenFrame>
  )
}
