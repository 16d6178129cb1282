import type { MemberProfile } from '#api/client/account/account.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Panel } from '../../shop/account/Panel.tsx'
import { type ContactKind, ContactForm } from './ContactForm.tsx'
import styles from './Profile.module.css'

const KINDS = ['email', 'mobile'] as const satisfies readonly ContactKind[]
const titleKeys = {
  email: { true: 'changeEmail', false: 'addEmail' },
  mobile: { true: 'changeMobile', false: 'addMobile' },
} as const

/** E-mail and mobile: each changed by a code that went to the new one. Source: M-091, MO-41. */
export function ContactPanel({ profile }: { readonly profile: MemberProfile }) {
  const t = useTranslations('account.profile.contact')
  const [open, setOpen] = useState<ContactKind>()
  /** The dialog keeps its words while it closes. */
  const [kind, setKind] = useState<ContactKind>('email')
  const titleOf = (of: ContactKind) => t(titleKeys[of][profile[of] ? 'true' : 'false'])
  const close = () => setOpen(undefined)
  return (
    <Panel title={t('title')}>
      <p className={styles.note}>{t('intro')}</p>
      <dl className={styles.contacts}>
        {KINDS.map(of => (
          <div key={of} className={styles.contact}>
            <dt>{t(of)}</dt>
            <dd>
              <span>{profile[of] ?? t('none')}</span>
              <Button
                variant="line"
                size="s"
                className={styles.change}
                aria-label={titleOf(of)}
                onClick={() => {
                  setKind(of)
                  setOpen(of)
                }}
              >
                {profile[of] ? t('change') : t('add')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <Dialog isOpen={open !== undefined} onClose={close} title={titleOf(kind)} size="form">
        <ContactForm key={kind} kind={kind} present={profile[kind]} onSaved={close} />
      </Dialog>
    </Panel>
  )
}
