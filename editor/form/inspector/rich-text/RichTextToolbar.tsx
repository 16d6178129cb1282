import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import {
  Button,
  type ButtonProps,
  ToggleButton,
  type ToggleButtonProps,
  Toolbar,
} from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { LinkForm } from './LinkForm.tsx'
import { PictureForm } from './PictureForm.tsx'
import styles from './rich-text.module.css'
import { insertTable, TABLE_COMMANDS } from './table-commands.ts'

type Name =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'heading2'
  | 'heading3'
  | 'bullets'
  | 'numbers'
  | 'quote'

interface Mark {
  readonly name: Name
  readonly sign: LucideIcon
  readonly isOn: (editor: Editor) => boolean
  readonly toggle: (editor: Editor) => void
}

const mark = (name: Name, sign: LucideIcon, isOn: Mark['isOn'], toggle: Mark['toggle']): Mark => ({
  name,
  sign,
  isOn,
  toggle,
})

const MARKS: readonly Mark[] = [
  mark(
    'bold',
    Bold,
    e => e.isActive('bold'),
    e => e.chain().focus().toggleBold().run(),
  ),
  mark(
    'italic',
    Italic,
    e => e.isActive('italic'),
    e => e.chain().focus().toggleItalic().run(),
  ),
  mark(
    'underline',
    Underline,
    e => e.isActive('underline'),
    e => e.chain().focus().toggleUnderline().run(),
  ),
  mark(
    'strike',
    Strikethrough,
    e => e.isActive('strike'),
    e => e.chain().focus().toggleStrike().run(),
  ),
  mark(
    'heading2',
    Heading2,
    e => e.isActive('heading', { level: 2 }),
    e => e.chain().focus().toggleHeading({ level: 2 }).run(),
  ),
  mark(
    'heading3',
    Heading3,
    e => e.isActive('heading', { level: 3 }),
    e => e.chain().focus().toggleHeading({ level: 3 }).run(),
  ),
  mark(
    'bullets',
    List,
    e => e.isActive('bulletList'),
    e => e.chain().focus().toggleBulletList().run(),
  ),
  mark(
    'numbers',
    ListOrdered,
    e => e.isActive('orderedList'),
    e => e.chain().focus().toggleOrderedList().run(),
  ),
  mark(
    'quote',
    Quote,
    e => e.isActive('blockquote'),
    e => e.chain().focus().toggleBlockquote().run(),
  ),
]

const TABLE_TOOLS = [
  ['rowAfter', BetweenHorizontalEnd],
  ['columnAfter', BetweenVerticalEnd],
  ['deleteRow', TableRowsSplit],
  ['deleteColumn', TableColumnsSplit],
  ['deleteTable', Trash2],
] as const

interface Face {
  readonly label: string
  readonly sign: LucideIcon
}

const Tool = ({ label, sign: Sign, ...press }: Face & Pick<ButtonProps, 'isDisabled' | 'onPress'>) => (
  <Button className={styles.tool ?? ''} aria-label={label} {...press}>
    <Sign aria-hidden="true" size={15} />
  </Button>
)

const Toggle = ({
  label,
  sign: Sign,
  ...press
}: Face & Pick<ToggleButtonProps, 'isSelected' | 'onChange'>) => (
  <ToggleButton className={styles.tool ?? ''} aria-label={label} {...press}>
    <Sign aria-hidden="true" size={15} />
  </ToggleButton>
)

/** One stop for Tab; arrow keys go along it. */
export function RichTextToolbar({ editor }: { readonly editor: Editor }) {
  const t = useTranslations('editor.inspector.richText')
  const [form, setForm] = useState<'link' | 'picture'>()
  const toggle = (name: 'link' | 'picture') => () => setForm(form === name ? undefined : name)
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: MARKS.filter(({ isOn }) => isOn(current)).map(({ name }) => name),
      isLink: current.isActive('link'),
      isPicture: current.isActive('picture'),
      isTable: current.isActive('table'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  })
  const commands = [
    { name: 'table', sign: Table, isDisabled: state.isTable, run: () => insertTable(editor) },
    {
      name: 'rule',
      sign: Minus,
      isDisabled: false,
      run: () => editor.chain().focus().setHorizontalRule().run(),
    },
    {
      name: 'plain',
      sign: RemoveFormatting,
      isDisabled: false,
      run: () => editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
    { name: 'undo', sign: Undo2, isDisabled: !state.canUndo, run: () => editor.chain().focus().undo().run() },
    { name: 'redo', sign: Redo2, isDisabled: !state.canRedo, run: () => editor.chain().focus().redo().run() },
  ] as const
  return (
    <>
      <Toolbar aria-label={t('toolbar')} className={styles.toolbar ?? ''}>
        {MARKS.map(({ name, sign, toggle }) => (
          <Toggle
            key={name}
            label={t(name)}
            sign={sign}
            isSelected={state.on.includes(name)}
            onChange={() => toggle(editor)}
          />
        ))}
        <Toggle label={t('link')} sign={Link} isSelected={state.isLink} onChange={toggle('link')} />
        <Toggle label={t('picture')} sign={Image} isSelected={state.isPicture} onChange={toggle('picture')} />
        {commands.map(({ name, sign, isDisabled, run }) => (
          <Tool key={name} label={t(name)} sign={sign} isDisabled={isDisabled} onPress={run} />
        ))}
      </Toolbar>
      {state.isTable && (
        <Toolbar aria-label={t('tableTools')} className={styles.toolbar ?? ''}>
          {TABLE_TOOLS.map(([name, sign]) => (
            <Tool key={name} label={t(name)} sign={sign} onPress={() => TABLE_COMMANDS[name](editor)} />
          ))}
        </Toolbar>
      )}
      {form === 'link' && <LinkForm editor={editor} onClose={() => setForm(undefined)} />}
      {form === 'picture' && <PictureForm editor={editor} onClose={() => setForm(undefined)} />}
    </>
  )
}
