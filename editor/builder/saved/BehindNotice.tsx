import { useTranslations } from 'use-intl'
import { SYNCED } from '#blocks/page/synced-section.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useNode, useOrder } from '../open-page/use-page.ts'
import notice from '../notices/NewerDraftNotice.module.css'
import { useSectionUse } from './use-section.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'

/** Says that the page uses an earlier version of a synced section, and leads there. */
export function BehindNotice() {
  const t = useTranslations('editor.synced')
  const { session } = useEditor()
  useOrder()
  const uses = [...session.page.nodes.values()].filter(({ code }) => code === SYNCED)
  return (
    <output className={notice.region} aria-label={t('title')}>
      {uses.map(({ id }) => (
        <Use key={id} id={id} />
      ))}
    </output>
  )
}

function Use({ id }: { readonly id: string }) {
  const node = useNode(id)
  return node ? <Behind node={node} /> : null
}

function Behind({ node }: { readonly node: Node }) {
  const t = useTranslations('editor.synced')
  const { session, stage } = useEditor()
  const { uiLocale } = useEnvironment()
  const use = useSectionUse(node)
  if (!use?.info || (use.info.version ?? 0) <= use.version) return null
  const show = () => {
    session.select(node.id)
    session.store.setState({ right: 'options' })
    stage.port?.reveal(node.id)
  }
  return (
    <Notice tone="warning">
      <p>{t('behindHere', { name: use.info.name[uiLocale] })}</p>
      <div className={notice.actions}>
        <Button variant="line" onClick={show}>
          {t('goToUse')}
        </Button>
      </div>
    </Notice>
  )
}
