import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useBlockContext } from '../../page/view.ts'
import { useTranslations } from 'use-intl'
import { shareWays } from '../../shop/links/share-ways.ts'
import { useCopyLink } from '../../shop/links/useCopyLink.ts'
import styles from './ShareCart.module.css'

interface Props {
  readonly isOpen: boolean
  readonly address: string
  readonly onClose: () => void
}

/** The link to a shared bag: to copy, for the browser's share sheet, and for the ways of CO-21. Source: C-294, CO-82. */
export function ShareDialog({ isOpen, address, onClose }: Props) {
  const t = useTranslations('service.shareCart')
  const { facts } = useBlockContext()
  const { field, outcome, copy, forget } = useCopyLink(address)
  // Rejects when the shopper cancels; nothing is left to do then.
  const pass = () => navigator.share({ title: t('title'), url: address }).catch(() => undefined)
  const close = () => {
    forget()
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('title')} size="form">
      <div className={styles.body}>
        <p>{t('hint', { days: facts.stated.limits.sharedBagDays })}</p>
        <TextField
          ref={field}
          label={t('link')}
          value={address}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.ways}>
          <Button onClick={copy}>{t('copy')}</Button>
          {typeof navigator !== 'undefined' && typeof navigator.share === 'function' && (
            <Button variant="line" onClick={() => void pass()}>
              {t('pass')}
            </Button>
          )}
          {shareWays(t('title'), address).map(([name, href]) => (
            <ButtonLink key={name} variant="line" href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </ButtonLink>
          ))}
        </div>
        <output>{outcome && t(outcome)}</output>
      </div>
    </Dialog>
  )
}
