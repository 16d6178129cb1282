import type { MemberProfile } from '#api/client/account/account.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBirth } from '../../shop/form/useBirth.ts'
import { Facts, Panel } from '../../shop/account/Panel.tsx'
import { BirthForm } from './BirthForm.tsx'
import styles from './Profile.module.css'

/** Birth month or birthday: open until the member confirms it, locked from then on. Source: M-094, M-095, MO-17. */
export function BirthPanel({ profile }: { readonly profile: MemberProfile }) {
  const t = useTranslations('account.profile.birth')
  const [isFresh, setFresh] = useState(false)
  return (
    <Panel title={t('title')}>
      {profile.isBirthdayConfirmed ? (
        <Locked profile={profile} isFresh={isFresh} />
      ) : (
        <BirthForm profile={profile} onConfirmed={() => setFresh(true)} />
      )}
    </Panel>
  )
}

/** @param isFresh it was confirmed a moment ago: the form that had the focus is gone */
function Locked({ profile, isFresh }: { readonly profile: MemberProfile; readonly isFresh: boolean }) {
  const t = useTranslations('account')
  const { birthText } = useBirth()
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isFresh) note.current?.focus()
  }, [isFresh])
  const name = profile.birthday ? t('user.birthday') : t('user.birthMonth')
  return (
    <>
      <Facts facts={[[name, birthText(profile) ?? t('user.notGiven')]]} />
      <p ref={note} tabIndex={-1} className={styles.locked}>
        <Icon of={LockKeyhole} />
        <span>
          {t.rich('profile.birth.locked', {
            contact: words => (
              <a className={styles.link} href="/contact-us">
                {words}
              </a>
            ),
          })}
        </span>
      </p>
    </>
  )
}
