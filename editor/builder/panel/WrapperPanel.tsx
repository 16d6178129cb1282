import { findBlock } from '#blocks/registry.ts'
import { MAX_NAME, styleSchema } from '#blocks/page/page.ts'
import { SYNCED } from '#blocks/page/synced-section.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProblemTexts } from '../../form/inspector/problem-texts.ts'
import { editTo } from '#content-store/client/model/operations.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { newGesture } from '../../core/session/page-session.ts'
import { OwnLook } from './InsideUse.tsx'
import { useEditor } from '../editor-context.ts'
import styles from './panel.module.css'

const TEXTS = ['margin', 'padding', 'background', 'maxWidth'] as const
type TextKey = (typeof TEXTS)[number]

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Problem of the typed text, as a short name; `undefined` for what can be published. */
const problemOf = (key: TextKey, text: string) =>
  styleSchema.shape[key].safeParse(text).error?.issues[0]?.message

/** A width is a number of px; everything else stays as typed. */
const toSaved = (key: TextKey, text: string) =>
  key === 'maxWidth' && /^\d+$/.test(text) ? Number(text) : text

/** Settings of every block: a name, room around it, where it hides. Source: LO-18, LO-37. */
export function WrapperPanel({ node }: { readonly node: Node }) {
  const t = useTranslations('editor.wrapper')
  const { session } = useEditor()
  const problems = useProblemTexts()
  const [gesture] = useState(() => newGesture(`wrapper ${node.id}`))

  const setStyle = (key: string, value: unknown) => {
    const live = session.page.node(node.id)
    const edit = live && editTo(node.id, 'style', live.style, { ...live.style, [key]: value })
    if (edit) session.run(key === 'hideOn' ? 'hide' : 'style', [edit], `${gesture} ${key}`)
  }
  const hideOn =
    node.style['hideOn'] === 'mobile' || node.style['hideOn'] === 'desktop' ? node.style['hideOn'] : 'none'

  return (
    <div className={styles.body}>
      <NameField
        name={node.name}
        onRename={name => session.run('rename', [{ kind: 'rename', id: node.id, name }], `${gesture} name`)}
      />
      {!findBlock(node.code)?.isScreen && (
        <Select
          label={t('hideOn')}
          value={hideOn}
          choices={(['none', 'mobile', 'desktop'] as const).map(value => ({
            value,
            label: t(`hide.${value}`),
          }))}
          onChoose={value => setStyle('hideOn', value === 'none' ? undefined : value)}
        />
      )}
      {/* The shop draws the blocks of a use and nothing around them. */}
      {(node.code === SYNCED ? [] : TEXTS).map(key => {
        const value = asText(node.style[key])
        const problem = problemOf(key, value)
        return (
          <TextField
            key={key}
            label={t(key)}
            hint={t(`${key}Hint`)}
            value={value}
            error={problem && problems.ofMessage(problem)}
            onChange={({ target }) =>
              setStyle(key, target.value === '' ? undefined : toSaved(key, target.value))
            }
          />
        )
      })}
      <OwnLook node={node} />
    </div>
  )
}

interface NameFieldProps {
  readonly name: string
  readonly onRename: (name: string) => void
}

/** Name of the block in the outline. A name that is too long stays in the field until it is short enough; it is never cut. */
function NameField({ name, onRename }: NameFieldProps) {
  const t = useTranslations('editor.wrapper')
  const tooLong = useTranslations('editor.inspector.problems')
  const [long, setLong] = useState<string>()
  return (
    <TextField
      label={t('name')}
      hint={t('nameHint', { max: MAX_NAME })}
      value={long ?? name}
      error={long === undefined ? undefined : tooLong('tooLong', { max: MAX_NAME })}
      onChange={({ target: { value } }) => {
        setLong(value.length > MAX_NAME ? value : undefined)
        if (value.length <= MAX_NAME) onRename(value)
      }}
    />
  )
}
