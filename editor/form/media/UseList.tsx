import type { MediaUse } from '#content-store/client/media.ts'
import { Button } from '#ui/button/Button.tsx'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import type { Answer } from '../../kit/parts/use-answer.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import styles from './media.module.css'

/** A page that shows a picture, in one or more of its versions. */
interface PageUse extends Pick<MediaUse, 'key' | 'path' | 'locale' | 'title' | 'blocks'> {
  readonly versions: readonly MediaUse[]
}

/** One entry for each page. Its title and blocks are those of the draft, which the link leads to, where the draft shows the picture. */
function usesByPage(uses: readonly MediaUse[]): readonly PageUse[] {
  const byKey = Map.groupBy(uses, ({ key }) => key)
  return [...byKey.values()].flatMap(versions => {
    const told = versions.find(({ where }) => where === 'draft') ?? versions[0]
    return told ? [{ ...told, versions }] : []
  })
}

/** Leads to the block that shows a picture, or to its page. */
const addressOf = ({ key, blocks: [block] }: PageUse) =>
  `/pages/${encodeURIComponent(key)}${block ? `?${new URLSearchParams({ block: block.id })}` : ''}`

/** Uses of a picture, each entry leading there. */
export function Uses({ uses, label }: { readonly uses: readonly MediaUse[]; readonly label: string }) {
  const t = useTranslations('editor.media')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const nameOf = useBlockName()
  const versionName = ({ where, campaign }: MediaUse) =>
    where === 'campaign' ? t('where.campaign', { name: campaign?.[uiLocale] ?? '' }) : t(`where.${where}`)
  return (
    <ul className={styles.uses} aria-label={label}>
      {usesByPage(uses).map(use => (
        <li key={use.key}>
          <Link to={addressOf(use)}>{use.title || use.path}</Link>{' '}
          <small>
            {[
              languages(use.locale),
              ...use.versions.map(versionName),
              ...use.blocks.map(block => `${block.isPopup ? t('popup') : ''}${nameOf(block)}`),
            ].join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** Uses of a picture, as the store lists them. */
export function UseList({
  answer,
  onAgain,
}: {
  readonly answer: Answer<readonly MediaUse[]>
  readonly onAgain: () => void
}) {
  const t = useTranslations('editor.media')
  return (
    <section className={styles.usesPart} aria-label={t('uses')}>
      <h3>{t('uses')}</h3>
      {answer.state === 'waiting' && <output className={styles.note}>{t('loadingUses')}</output>}
      {answer.state === 'failed' && (
        <p role="alert" className={styles.note}>
          {t('usesFailed')}{' '}
          <Button variant="line" onClick={onAgain}>
            {t('again')}
          </Button>
        </p>
      )}
      {answer.state === 'here' &&
        (answer.value.length === 0 ? (
          <p className={styles.note}>{t('unused')}</p>
        ) : (
          <Uses uses={answer.value} label={t('uses')} />
        ))}
      <p className={styles.note}>{t('usesHint')}</p>
    </section>
  )
}
