import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pagesOf } from '#content-store/client/campaigns.ts'
import type { Role } from '#operators/operator.ts'
import type { Campaign } from '#content-store/client/types.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { toastDone } from '../../kit/parts/toasts.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { mayPublish } from '../../kit/rights.ts'
import styles from '../../builder/campaigns/campaigns.module.css'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'

interface Props {
  /** `undefined`: one that is not planned yet. */
  readonly campaign: Campaign | undefined
  readonly keys: readonly string[]
  readonly role: Role
  readonly canChange: boolean
  readonly error: string | undefined
  /** The pages of a campaign that is not planned yet. */
  readonly onChoose: (keys: readonly string[]) => void
}

/** The pages of a campaign. Of one that is planned already, each change holds at once. */
export function CampaignPages({ campaign, keys, role, canChange, error, onChoose }: Props) {
  const t = useTranslations('editor.campaigns')
  const { data: pages = [] } = useOperation('pages.list', {})
  const add = useChange('campaigns.add-page')
  const remove = useChange('campaigns.remove-page')
  const { nameOf, pageName } = useCampaignWords()
  const [choice, setChoice] = useState('')
  const free = pages.filter(page => !keys.includes(page.key) && mayPublish(role, page.path))
  const name = campaign ? nameOf(campaign) : ''

  const put = (key: string, text: 'added' | 'updated') => {
    const page = pages.find(each => each.key === key)
    if (!page) return
    setChoice('')
    if (!campaign) return onChoose([...keys, key])
    add.mutate(
      { id: campaign.id, key, revision: page.revision },
      { onSuccess: () => toastDone(t(text, { page: pageName(key, pages), name })) },
    )
  }
  const take = (key: string) => {
    if (!campaign) return onChoose(keys.filter(each => each !== key))
    remove.mutate(
      { id: campaign.id, key },
      { onSuccess: () => toastDone(t('removed', { page: pageName(key, pages), name })) },
    )
  }
  const failure = add.error ?? remove.error
  return (
    <section className={styles.pages} aria-label={t('pagesTitle')}>
      <h3>{t('pagesTitle')}</h3>
      <p>{t('pagesText')}</p>
      {failure && <Notice tone="error">{failure.message}</Notice>}
      {error && <p role="alert">{error}</p>}
      {keys.length === 0 ? (
        <p>{t('noPages')}</p>
      ) : (
        <ul>
          {keys.map(key => {
            const page = pageName(key, pages)
            return (
              <li key={key}>
                <span>
                  {page}
                  {campaign && (
                    <small>{t('version', { version: pagesOf(campaign).get(key)?.pageVersion ?? 0 })}</small>
                  )}
                </span>
                {canChange && campaign && (
                  <Button
                    variant="quiet"
                    aria-label={t('updateOf', { page })}
                    disabled={add.isPending}
                    onClick={() => put(key, 'updated')}
                  >
                    {t('update')}
                  </Button>
                )}
                {canChange && (
                  <Button
                    variant="quiet"
                    aria-label={t('removeOf', { page })}
                    disabled={remove.isPending}
                    onClick={() => take(key)}
                  >
                    {t('remove')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {canChange && (
        <div className={styles.add}>
          <Select
            label={t('add')}
            placeholder={t('choose')}
            value={choice}
            choices={free.map(({ key }) => ({ value: key, label: pageName(key, pages) }))}
            onChoose={setChoice}
          />
          <Button
            variant="line"
            disabled={choice === ''}
            isLoading={add.isPending}
            onClick={() => put(choice, 'added')}
          >
            {t('addButton')}
          </Button>
        </div>
      )}
    </section>
  )
}
