import { useTranslations } from 'use-intl'
import type { PublishProblem } from '#content-store/client/types.ts'
import { type Locale, otherLocale } from '#locales/locale.ts'
import { useEditor } from '../editor-context.ts'
import type { PublishBoth } from '../languages/use-publish-both.ts'
import { ProblemList } from './ProblemList.tsx'
import styles from './problems.module.css'

interface ProblemsProps {
  readonly own: readonly PublishProblem[]
  readonly both: PublishBoth
  readonly locale: Locale
  readonly severity: PublishProblem['severity']
  readonly onClose: () => void
}

/** Points of one kind, under their language where two are published. */
export function ProblemsByLanguage({ own, both, locale, severity, onClose }: ProblemsProps) {
  const languages = useTranslations('editor.language')
  const { session } = useEditor()
  const groups = [
    { locale, problems: own.filter(problem => problem.severity === severity), onJump: onClose },
    {
      locale: otherLocale(locale),
      problems: both.problems.filter(problem => problem.severity === severity),
      // The option of the other language shows beside that of this one.
      onJump() {
        session.store.setState({ isBilingual: true })
        onClose()
      },
    },
  ]
  return groups.map(
    group =>
      group.problems.length > 0 && (
        <section key={group.locale}>
          {both.isBoth && <h3 className={styles.language}>{languages(group.locale)}</h3>}
          <ProblemList problems={group.problems} onJump={group.onJump} />
        </section>
      ),
  )
}
