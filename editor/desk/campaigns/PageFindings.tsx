import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PublishProblem } from '#content-store/client/types.ts'
import { addressOfPlace } from '../../builder/canvas/jump.ts'
import styles from '../../builder/campaigns/campaigns.module.css'

interface Props {
  readonly pageKey: string
  /** The page by its title. */
  readonly page: string
  readonly problems: readonly PublishProblem[]
  /** Actions below the list. */
  readonly children?: ReactNode
}

/** Findings in a page that joins a campaign, in sentences; each leads to its place in the page builder, in another tab. */
export function PageFindings({ pageKey, page, problems, children }: Props) {
  const t = useTranslations('editor.campaigns.findings')
  if (problems.length === 0) return null
  const groups = (['error', 'warning'] as const).map(severity => ({
    severity,
    found: problems.filter(problem => problem.severity === severity),
  }))
  return (
    <section className={styles.findings} aria-label={t('title', { page })}>
      {groups.map(
        ({ severity, found }) =>
          found.length > 0 && (
            <div key={severity} data-severity={severity}>
              <p role={severity === 'error' ? 'alert' : undefined}>
                {t(severity === 'error' ? 'stopping' : 'asking', { count: found.length })}
              </p>
              <ul>
                {found.map((problem, at) => (
                  <li key={`${problem.blockId} ${problem.path} ${problem.problem} ${at}`}>
                    <FindingLink pageKey={pageKey} problem={problem} />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      {children}
    </section>
  )
}

function FindingLink({ pageKey, problem }: { readonly pageKey: string; readonly problem: PublishProblem }) {
  const t = useTranslations('editor.campaigns.findings')
  const kinds = useTranslations('editor.problems.kind')
  return (
    <Link to={addressOfPlace(pageKey, problem)} target="_blank">
      {t('see', { title: kinds(problem.problem), message: problem.message })}
    </Link>
  )
}
