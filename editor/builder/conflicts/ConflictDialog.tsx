import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useEditor } from '../editor-context.ts'
import { useBlockTexts } from '../../form/inspector/block-texts.ts'
import { nodeIn } from '#content-store/client/draft/draft-tree.ts'
import { blockSummary } from '../../core/model/block-summary.ts'
import { type Clash, fieldOf } from '../../core/model/rebase.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { useChangeLabel } from '../history/change-label.ts'
import styles from '../../kit/parts/dialogs.module.css'
import { useStatedTexts } from '../../kit/stated-texts.ts'
import { useValueText } from '../../core/model/value-text.ts'

/** Two operators changed the same: this one sees both and chooses. Everything else has merged. Source: LO-14. */
export function ConflictDialog() {
  const t = useTranslations('editor.conflict')
  const { session } = useEditor()
  const clashes = useStore(session.store, state => state.clashes)
  if (clashes.length === 0) return null
  return (
    <Dialog isOpen size="m" title={t('title')} isDismissable={false} onClose={() => undefined}>
      {/* It comes up while something is typed: a button with the focus would be pressed by the next key. */}
      <p tabIndex={-1} data-autofocus className={styles.question}>
        {t('text')}
      </p>
      <ul className={styles.clashes}>
        {clashes.map(clash => (
          <li key={`${clash.kind} ${clash.id} ${clash.kind === 'field' ? `${clash.bag}.${clash.key}` : ''}`}>
            <Choice clash={clash} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function Choice({ clash }: { readonly clash: Clash }) {
  const t = useTranslations('editor.conflict')
  const { session } = useEditor()
  const nameOf = useBlockName()
  const stated = useStatedTexts(session.detail.locale)
  const [removed] = clash.kind === 'removed' ? clash.branch.nodes : []
  const node = removed ? nodeIn(removed, removed.slot, session.detail.locale) : session.page.node(clash.id)
  const block = node ? nameOf(node) : t('thePage')
  const summary = node && blockSummary(node, stated).text
  const name = clash.by
  return (
    <>
      {clash.kind === 'field' ? (
        <FieldChoice clash={clash} block={block} code={node?.code ?? ''} />
      ) : (
        <>
          <p>{t(`${clash.kind}.text`, { name, block })}</p>
          {summary && <p>{t(`${clash.kind}.now`, { text: summary })}</p>}
        </>
      )}
      <div className={styles.row}>
        <Button variant="line" onClick={() => session.settle(clash, 'theirs')}>
          {t(`${clash.kind}.theirs`, { block })}
        </Button>
        <Button variant="line" onClick={() => session.settle(clash, 'mine')}>
          {t(`${clash.kind}.mine`, { block })}
        </Button>
      </div>
    </>
  )
}

interface FieldProps {
  readonly clash: Clash & { readonly kind: 'field' }
  readonly block: string
  readonly code: string
}

function FieldChoice({ clash, block, code }: FieldProps) {
  const t = useTranslations('editor.conflict')
  const { session } = useEditor()
  const labelOf = useChangeLabel(code)
  const texts = useBlockTexts(code)
  const textOf = useValueText()
  const { bag, key, by: name } = clash
  const path = bag === 'meta' ? [key] : bag === 'name' ? ['name'] : [bag, key]
  const { before, after } = textOf(
    fieldOf((session.detail.locale === clash.in ? session : (session.other ?? session)).page, clash),
    clash.mine,
    value => texts.value(path.slice(1), value),
  )
  return (
    <>
      <p>{t('field.text', { name, block, label: labelOf(path) })}</p>
      <dl className={styles.sides}>
        <div>
          <dt>{t('field.theirsIs', { name })}</dt>
          <dd>{before}</dd>
        </div>
        <div>
          <dt>{t('field.mineIs')}</dt>
          <dd>{after}</dd>
        </div>
      </dl>
    </>
  )
}
