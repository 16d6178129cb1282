import { useTranslations } from 'use-intl'
import type { PublishProblem } from '#content-store/client/types.ts'
import { useBlockName } from '../parts/block-name.ts'
import { useEditor } from '../session/editor-context.ts'
import styles from './dialogs.module.css'

interface Props {
  readonly problems: readonly PublishProblem[]
  readonly onJump: () => void
}

/** Every problem by name; a press leads to the block and the option. Source: LO-22. */
export function ProblemList({ problems, onJump }: Props) {
  const t = useTranslations('editor.problems')
  const name = useBlockName()
  const { session, stage } = useEditor()
  const jump = ({ blockId, path, problem }: PublishProblem) => {
    onJump()
    if (!session.page.node(blockId)) {
      session.select(undefined)
      if (problem === 'missingTitle') session.store.setState({ dialog: 'page' })
      return
    }
    session.select(blockId)
    session.store.setState({ right: 'options', ...(path && { focus: { path, at: performance.now() } }) })
    stage.port?.reveal(blockId)
  }
  return (
    <ul className={styles.problems}>
      {problems.map((problem, index) => {
        const node = session.page.node(problem.blockId)
        return (
          <li key={`${problem.blockId} ${problem.path} ${index}`}>
            <button type="button" onClick={() => jump(problem)}>
              <strong>{node ? name(node) : t('thePage')}</strong>
              <span>{t(`kind.${problem.problem}`)}</span>
              <small>{[problem.path, problem.message].filter(Boolean).join(': ')}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
