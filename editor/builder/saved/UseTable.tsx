import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { SectionUse } from '#content-store/client/types.ts'
import desk from '../../kit/parts/screen.module.css'

/** Pages that use a synced section, and how each compares to it. */
export function UseTable({ uses }: { readonly uses: readonly SectionUse[] }) {
  const t = useTranslations('editor.synced')
  const languages = useTranslations('editor.language')
  return (
    <>
      <p>{t('usedOn', { count: uses.length })}</p>
      {uses.length > 0 && (
        <table className={desk.table}>
          <thead>
            <tr>
              <th scope="col">{t('page')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('own_')}</th>
            </tr>
          </thead>
          <tbody>
            {uses.map(use => (
              <tr key={use.key}>
                <th scope="row">
                  <Link to={`/pages/${use.key}`}>{use.title || use.path}</Link>
                  <small>
                    {use.path} · {languages(use.locale)}
                  </small>
                </th>
                <td data-label={t('state')}>
                  {t(use.liveUses === 0 ? 'draftOnly' : use.uses === 0 ? 'liveOnly' : 'live')}
                  <small>{t(use.behind > 0 ? 'behind' : 'current')}</small>
                  {use.inCampaign && <small>{t('inCampaign')}</small>}
                </td>
                <td data-label={t('own_')}>
                  {t('ownCount', { count: use.overrides })}
                  {use.concerned > 0 && <small>{t('concerned', { count: use.concerned })}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
