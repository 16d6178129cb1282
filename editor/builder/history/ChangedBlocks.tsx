import type { ValueChange } from '#blocks/page/options/diff.ts'
import { Button } from '#ui/button/Button.tsx'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockTexts } from '../../form/inspector/block-texts.ts'
import type { Named, PageDiff } from '../../core/model/page-diff.ts'
import type { BlockChange } from '../../core/model/restore.ts'
import { useChangeLabel } from './change-label.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { ChangedValue } from './ChangedValue.tsx'
import styles from './history.module.css'

/** Brings single parts of the older state back. */
interface Bringing {
  /** Returns true if a setting of the page may be brought back. */
  readonly maySet: (path: ValueChange['path']) => boolean
  readonly block: (change: BlockChange, what: string) => void
  /** `id`: of the block; empty for a setting of the page. */
  readonly field: (id: string, path: ValueChange['path'], what: string) => void
}

interface Props {
  readonly diff: PageDiff
  /** Id of the block that is looked at. */
  readonly chosen: string | undefined
  readonly onShow: (id: string) => void
  readonly hint: string
  readonly heading?: Ref<HTMLHeadingElement>
  /** Side from which parts can be brought back. */
  readonly bringing?: Bringing | undefined
  /** Below the hint. */
  readonly children?: ReactNode
}

/** All that differs between two states of a page in words, block by block. */
export function ChangedBlocks({ diff, chosen, onShow, hint, heading, bringing, children }: Props) {
  const t = useTranslations('editor.history')
  const page = useTranslations('editor.difference.page')
  const blocks = entriesOf(diff)
  return (
    <section className={styles.changeList} aria-labelledby="history-changes">
      <h3 id="history-changes" ref={heading} tabIndex={-1}>
        {t('changes', { count: blocks.length + (diff.page.length > 0 ? 1 : 0) })}
      </h3>
      <p className={styles.quiet}>{hint}</p>
      {children}
      <ul className={styles.changes}>
        {diff.page.length > 0 && (
          <li data-kind="changed">
            <strong>{page('title')}</strong>
            <Fields
              values={diff.page}
              code=""
              block={page('title')}
              maySet={bringing?.maySet}
              onBringBack={bringing && ((path, what) => bringing.field('', path, what))}
            />
          </li>
        )}
        {blocks.map(({ kind, block, values }) => (
          <Entry
            key={`${kind} ${block.id}`}
            {...{ kind, block, values, bringing }}
            isChosen={block.id === chosen}
            onShow={() => onShow(block.id)}
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

interface EntryProps extends EntryOf {
  readonly bringing: Bringing | undefined
  readonly isChosen: boolean
  readonly onShow: () => void
}

function Entry({ kind, block, values, bringing, isChosen, onShow }: EntryProps) {
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
          onBringBack={
            bringing && isSameVersion ? (path, what) => bringing.field(block.id, path, what) : undefined
          }
        />
      )}
      {bringing && (
        <Button
          variant="line"
          size="s"
          aria-label={t('backOf', { action: t(`back.${kind}`), what: name })}
          onClick={() => bringing.block({ kind, id: block.id }, name)}
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
  /** Which of them can be brought back; all by default. */
  readonly maySet?: Bringing['maySet'] | undefined
  readonly onBringBack: ((path: ValueChange['path'], what: string) => void) | undefined
}

/** Each field that differs, with its old and its new value. */
function Fields({ values, code, block, maySet = () => true, onBringBack }: FieldsProps) {
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
            {onBringBack && maySet(path) && (
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
