import type { MemberProfile } from '#api/client/account/account.ts'
import { ApiError } from '#api/client/api-error.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Panel } from '../../shop/account/Panel.tsx'
import { useSaveProfile } from '../../shop/account/use-member.ts'
import { TopicBoxes } from '../../shop/newsletter/TopicBoxes.tsx'
import styles from './Profile.module.css'

type Props = Pick<MemberProfile, 'email' | 'newsletterTopics'>

/** Topics of the newsletter that the member gets: changed at once. Source: M-091, MO-90. */
export function NewsletterPanel({ email, newsletterTopics: topics }: Props) {
  const t = useTranslations('account.profile')
  const save = useSaveProfile()
  /** Choice that is being saved. */
  const [wanted, setWanted] = useState<readonly string[]>()
  const chosen = topics.filter(({ isChosen }) => isChosen).map(({ code }) => code)
  const choose = async (newsletterTopics: readonly string[]) => {
    if (wanted !== undefined) return
    setWanted(newsletterTopics)
    const sorry = (words: string) => showToast(words || t('failed'), { status: 'error' })
    try {
      const words = newsletterTopics.length > 0 ? t('newsletter.on') : t('newsletter.off')
      const [refusal] = await save({ newsletterTopics: [...newsletterTopics] }, words)
      if (refusal) sorry(refusal.message)
    } catch (error) {
      sorry(error instanceof ApiError && error.code !== 'NETWORK' ? error.message : '')
    }
    setWanted(undefined)
  }
  return (
    <Panel title={t('newsletter.title')}>
      <p className={styles.note}>{t('newsletter.text', { email: email ?? '' })}</p>
      <TopicBoxes
        legend={t('newsletter.label')}
        topics={topics}
        chosen={wanted ?? chosen}
        isBusy={wanted !== undefined}
        onChoose={next => void choose(next)}
      />
    </Panel>
  )
}
