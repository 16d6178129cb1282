import type { Operation } from '#content-store/client/model/operations.ts'
import type { ValueChange } from '#content-store/client/model/value-changes.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { useBlockTexts } from '../inspector/block-texts.ts'
import type { LivePage } from '../model/live-page.ts'
import type { Named, PageDiff } from '../model/page-diff.ts'
import { type BlockChange, restoringBlock, restoringField } from '../model/restore.ts'
import { useChangeLabel } from '../page/change-label.ts'
import { useBlockName } from '../parts/block-name.ts'
import { toastDone, toastError } from '../parts/toasts.ts'
import { newGesture } from '../session/page-session.ts'
import { ChangedValue } from './ChangedValue.tsx'
import styles from './history.module.css'

interface Props {
  readonly before: LivePage
  readonly after: LivePage
  readonly diff: PageDiff
  /** Id of the block that is looked at. */
  readonly chosen: string | undefined
  /** Brings a block into view on both sides. */
  readonly onShow: (id: string) => void
  /** Set while two versions are compared: only from the draft can single parts be brought back. */
  readonly onCompareWithDraft: (() => void) | undefined
}

/** All that differs in words, block by block; each block and each field can be brought back into the draft. */
export function ChangeList({ before, after, diff, chosen, onShow, onCompareWithDraft }: Props) {
  const t = useTranslations('editor.history')
  const page = useTranslations('editor.difference.page')
  const heading = useRef<HTMLHeadingElement>(null)
  const bringBack = useBringBack(heading)
  const isDraft = onCompareWithDraft === undefined
  const blocks = entriesOf(diff)
  const field = (id: string, path: ValueChange['path'], what: string) =>
    bringBack(what, restoringField(id, path, before, after))
  const { operator } = useEditor()
  return (
    <section className={styles.changeList} aria-labelledby="history-changes">
      <h3 id="history-changes" ref={heading} tabIndex={-1}>
        {t('changes', { count: blocks.length + (diff.page.length > 0 ? 1 : 0) })}
      </h3>
      <p className={styles.quiet}>{t(isDraft ? 'changesHint' : 'onlyDraft')}</p>
      {onCompareWithDraft && (
        <Button variant="line" onClick={onCompareWithDraft}>
          {t('toDraft')}
        </Button>
      )}
      <ul className={styles.changes}>
        {diff.page.length > 0 && (
          <li data-kind="changed">
            <strong>{page('title')}</strong>
            <Fields
              values={diff.page}
              code=""
              block={page('title')}
              mayBringBack={([key]) => isDraft && (key !== 'globalConfig' || operator.role === 'admin')}
              onBringBack={(path, what) => field('', path, what)}
            />
          </li>
        )}
        {blocks.map(({ kind, block, values }) => (
          <Entry
            key={`${kind} ${block.id}`}
            {...{ kind, block, values, isDraft }}
            isChosen={block.id === chosen}
            onShow={() => onShow(block.id)}
            onBringBack={what => bringBack(what, restoringBlock({ kind, id: block.id }, before, after))}
            onBringFieldBack={(path, what) => field(block.id, path, what)}
          />
        ))}
      </ul>
    </section>
  )
}

interface EntryOf {
  readonly kind: BlockChange['kind']
  readonly block: Named & { readonly inside?: number }
  readonly values: readonly ValueChange[]
}

const NO_VALUES: readonly ValueChange[] = []

const entriesOf = ({ added, removed, moved, changed }: PageDiff): readonly EntryOf[] => [
  ...changed.map(block => ({ kind: 'changed' as const, block, values: block.values })),
  ...added.map(block => ({ kind: 'added' as const, block, values: NO_VALUES })),
  ...removed.map(block => ({ kind: 'removed' as const, block, values: NO_VALUES })),
  ...moved.map(block => ({ kind: 'moved' as const, block, values: NO_VALUES })),
]

/** Carries operations out on the draft as one step, and says so; the list changes, so the keyboard goes to its heading. */
function useBringBack(heading: React.RefObject<HTMLElement | null>) {
  const t = useTranslations('editor.history')
  const { session } = useEditor()
  return (what: string, operations: readonly Operation[]) => {
    if (!session.run('restore', operations, newGesture('restore'))) return toastError(t('nothing'))
    toastDone(t('done', { what }))
    heading.current?.focus()
  }
}

interface EntryProps extends EntryOf {
  readonly isDraft: boolean
  readonly isChosen: boolean
  readonly onShow: () => void
  readonly onBringBack: (what: string) => void
  readonly onBringFieldBack: (path: ValueChange['path'], what: string) => void
}

function Entry(given: EntryProps) {
  const { kind, block, values, isDraft, isChosen, onShow, onBringBack, onBringFieldBack } = given
  const t = useTranslations('editor.history')
  const inside = useTranslations('editor.difference')
  const name = useBlockName()(block)
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  // Fields of another version of the block need not fit: its options come back together.
  const isSameVersion = !values.some(({ path }) => path[0] === 'version')
  return (
    <li ref={element} data-kind={kind} aria-current={isChosen || undefined}>
      <button type="button" className={styles.show} onClick={onShow}>
        <span className={styles.kind} data-kind={kind}>
          {t(`mark.${kind}`)}
        </span>
        <strong>{name}</strong>
        {block.inside ? <small>{inside('inside', { count: block.inside })}</small> : null}
      </button>
      {values.length > 0 && (
        <Fields
          values={values}
          code={block.code}
          block={name}
          mayBringBack={() => isDraft && isSameVersion}
          onBringBack={onBringFieldBack}
        />
      )}
      {isDraft && (
        <Button
          variant="line"
          size="s"
          aria-label={t('backOf', { action: t(`back.${kind}`), what: name })}
          onClick={() => onBringBack(name)}
        >
          {t(`back.${kind}`)}
        </Button>
      )}
    </li>
  )
}

interface FieldsProps {
  readonly values: readonly ValueChange[]
  readonly code: string
  /** Name of the block. */
  readonly block: string
  readonly mayBringBack: (path: ValueChange['path']) => boolean
  readonly onBringBack: (path: ValueChange['path'], what: string) => void
}

/** Each field that differs, with its old and its new value. */
function Fields({ values, code, block, mayBringBack, onBringBack }: FieldsProps) {
  const t = useTranslations('editor.history')
  const labelOf = useChangeLabel(code)
  const texts = useBlockTexts(code)
  return (
    <dl className={styles.fields}>
      {values.map(({ path, before, after }) => {
        const label = labelOf(path)
        const what = t('fieldOf', { label, block })
        return (
          <div key={path.join('.')}>
            <dt>{label}</dt>
            <dd>
              <ChangedValue
                before={before}
                after={after}
                nameOf={value => texts.value(path.slice(1), value)}
              />
            </dd>
            {mayBringBack(path) && (
              <dd>
                <Button
                  variant="line"
                  size="s"
                  aria-label={t('backOf', { action: t('back.field'), what })}
                  onClick={() => onBringBack(path, what)}
                >
                  {t('back.field')}
                </Button>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
