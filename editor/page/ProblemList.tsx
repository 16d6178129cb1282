import { findBlock } from '#blocks/registry.ts'
import { useTranslations } from 'use-intl'
import type { PublishProblem } from '#content-store/client/types.ts'
import { useBlockTexts } from '../inspector/block-texts.ts'
import { useProblemTexts } from '../inspector/problem-texts.ts'
import { useBlockName } from '../parts/block-name.ts'
import { useEditor } from '../editor-context.ts'
import styles from './dialogs.module.css'

/** What is wrong with an option, in the words the inspector has for it; the store's where the form would not say so. */
function useMessage({ blockId, path, message }: PublishProblem): string {
  const { session } = useEditor()
  const { ofIssue } = useProblemTexts()
  const node = session.page.node(blockId)
  const issue =
    path === ''
      ? undefined
      : findBlock(node?.code ?? '')
          ?.schema.safeParse(node?.options)
          .error?.issues.find(found => found.path.join('.') === path)
  return issue ? ofIssue(issue) : message
}

const STYLE_KEYS = ['margin', 'padding', 'background', 'maxWidth', 'hideOn'] as const

/** The option by its name, with its place in lists, and what is wrong with it. */
function Detail({ problem }: { readonly problem: PublishProblem }) {
  const { code, path } = problem
  const message = useMessage(problem)
  const texts = useBlockTexts(code)
  const wrapper = useTranslations('editor.wrapper')
  const styleKey = STYLE_KEYS.find(key => path === `style.${key}`)
  const parts = path
    .split('.')
    .filter(Boolean)
    .map(part => (/^\d+$/.test(part) ? Number(part) : part))
    .map((part, index, all) =>
      typeof part === 'number' ? `${part + 1}` : texts.label(all.slice(0, index + 1)),
    )
  return (
    <small>{[styleKey ? wrapper(styleKey) : parts.join(' › '), message].filter(Boolean).join(': ')}</small>
  )
}

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
    session.store.setState(({ focus }) => ({
      right: path.startsWith('style.') ? 'wrapper' : 'options',
      // A new number each time, so that the same option can be asked for twice.
      ...(path && { focus: { path, at: (focus?.at ?? 0) + 1 } }),
    }))
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
              <Detail problem={problem} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
