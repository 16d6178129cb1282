import { useTranslations } from 'use-intl'
import type { Node } from '#content-store/client/model/page-tree.ts'
import styles from './Canvas.module.css'
import { useHost } from './host-context.ts'
import { OperatorTexts } from './OperatorTexts.tsx'

interface Props {
  readonly node: Node
  readonly problem: 'unknown' | 'unreadable' | 'thrown'
  readonly message?: string
}

/** Replaces a block that cannot be shown; its JSON stays as it is until the operator removes it. Source: LO-21, LO-22. */
export function BlockCard(props: Props) {
  return (
    <OperatorTexts>
      <Card {...props} />
    </OperatorTexts>
  )
}

function Card({ node, problem, message }: Props) {
  const t = useTranslations('editor.canvas')
  const host = useHost()
  const { slot: _, held, ...saved } = node
  return (
    <section className={styles.card} data-cairn-card={problem}>
      <h2>{t(`card.${problem}`, { code: node.code })}</h2>
      <p>{t(`card.${problem}Hint`)}</p>
      {message && <p className={styles.cardMessage}>{message}</p>}
      <details>
        <summary>{t('card.json')}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <pre tabIndex={0}>
          {JSON.stringify(held.length > 0 ? { ...saved, childComponents: held } : saved, null, 2)}
        </pre>
      </details>
      {host.remove && (
        <button type="button" data-cairn-action="" onClick={() => host.remove?.(node.id)}>
          {t('card.remove')}
        </button>
      )}
    </section>
  )
}
