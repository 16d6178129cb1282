import { findBlock } from '#blocks/registry.ts'
import { useTranslations } from 'use-intl'
import type { PublishProblem } from '#content-store/client/types.ts'
import { parsePathKey } from '../../form/inspector/form/option-path.ts'
import { useOptionLabel } from '../../form/inspector/option-label.ts'
import { useProblemTexts } from '../../form/inspector/problem-texts.ts'
import { BlockIcon } from '../../kit/parts/BlockIcon.tsx'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { useEditor } from '../editor-context.ts'
import { jumpTo } from '../canvas/jump.ts'
import styles from './problems.module.css'

/** Problem of an option, in the words the inspector has for it; the store's where the form would not say so. */
function useMessage({ blockId, path, message, severity }: PublishProblem): string {
  const { session } = useEditor()
  const { ofIssue } = useProblemTexts()
  if (path === '' || severity === 'warning') return message
  const node = session.page.node(blockId)
  const issue = findBlock(node?.code ?? '')
    ?.schema.safeParse(node?.options)
    .error?.issues.find(found => found.path.join('.') === path)
  return issue ? ofIssue(issue) : message
}

const STYLE_KEYS = ['margin', 'padding', 'background', 'maxWidth', 'hideOn'] as const

/** The option by its name, with its place in lists, and what is wrong with it. */
function Detail({ problem }: { readonly problem: PublishProblem }) {
  const { code, path } = problem
  const message = useMessage(problem)
  const optionLabel = useOptionLabel(code)
  const t = useTranslations('editor.problems')
  const wrapper = useTranslations('editor.wrapper')
  const styleKey = STYLE_KEYS.find(key => path === `style.${key}`)
  const option = styleKey ? wrapper(styleKey) : optionLabel(parsePathKey(path))
  return <small>{option && message ? t('inOption', { option, message }) : option || message}</small>
}

const ABOUT_SETTINGS: readonly PublishProblem['problem'][] = [
  'missingTitle',
  'untranslatedTitle',
  'sharePictureSmall',
]

/** Goes to what a problem is about: selects its block, opens the group of its option and puts the focus there. */
function useJump() {
  const editor = useEditor()
  const { session } = editor
  return ({ blockId, path, problem }: PublishProblem) => {
    if (!session.page.node(blockId)) {
      session.select(undefined)
      if (path !== '' || ABOUT_SETTINGS.includes(problem)) session.store.setState({ dialog: 'page' })
      return
    }
    jumpTo(editor, { blockId, path })
  }
}

/** Problems by the block they are in, in the order of their first. */
const byBlock = (problems: readonly PublishProblem[]) => Map.groupBy(problems, ({ blockId }) => blockId)

interface Props {
  readonly problems: readonly PublishProblem[]
  readonly onJump: () => void
}

/** Every problem by name, under the block it is in; a press leads to the block and the option. Source: LO-22. */
export function ProblemList({ problems, onJump }: Props) {
  const t = useTranslations('editor.problems')
  const name = useBlockName()
  const { session } = useEditor()
  const jump = useJump()
  return (
    <ul className={styles.blocks}>
      {Array.from(byBlock(problems), ([id, found]) => {
        const node = session.page.node(id)
        const title = node ? name(node) : t('thePage')
        return (
          <li key={id}>
            <p className={styles.name}>
              {node && <BlockIcon name={findBlock(node.code)?.icon} size={16} />}
              <strong>{title}</strong>
            </p>
            <ul className={styles.problems}>
              {found.map((problem, index) => (
                <li key={`${problem.path} ${problem.problem} ${index}`}>
                  <button
                    type="button"
                    data-severity={problem.severity}
                    onClick={() => {
                      onJump()
                      jump(problem)
                    }}
                  >
                    <span className="visuallyHidden">{title}: </span>
                    <span>{t(`kind.${problem.problem}`)}</span>
                    <Detail problem={problem} />
                    {problem.acceptedBy && <small>{t('acceptedBy', { name: problem.acceptedBy })}</small>}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
