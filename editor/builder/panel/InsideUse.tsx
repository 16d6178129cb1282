import { type OptionPath, isWhole, optionNodeAt, optionTree } from '#blocks/page/options/option-tree.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { inVersion } from '#content-store/client/model/block-edits.ts'
import { editTo } from '#content-store/client/model/operations.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { isAtOrIn } from '#content-store/client/model/synced.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { SectionProvider } from '../../form/inspector/context.ts'
import { formOf, setOption } from '../../form/inspector/form/form-schema.ts'
import { getIn } from '../../form/inspector/form/option-path.ts'
import panel from './panel.module.css'
import { newGesture } from '../../core/session/page-session.ts'
import { presentOptions } from '../../core/session/present-options.ts'
import { useSectionBlock } from '../saved/use-section.ts'

interface Props {
  readonly node: Node
  readonly block: AnyBlock
  readonly children: ReactNode
}

/** Tells the form of a block in a use which fields are set for this use alone, and takes them back to the section's. */
export function InsideUse({ node, block, children }: Props) {
  const { session } = useEditor()
  const { use, base, overrides } = useSectionBlock(node)
  const section = useMemo(() => {
    if (!base) return undefined
    const own = overrides.filter(({ bag }) => bag === 'options').map(({ path }) => path)
    const tree = optionTree(block)
    return {
      isOwn(path: OptionPath) {
        const option = optionNodeAt(tree, path)
        const isPlain = !option?.items || isWhole(option)
        return own.some(each =>
          isPlain
            ? isAtOrIn(path, each) && each.length >= path.length
            : each.length === path.length && isAtOrIn(path, each),
        )
      },
      back(path: OptionPath) {
        const live = session.page.node(node.id)
        if (!live) return
        const { options, version } = presentOptions(block, live)
        const said = inVersion(block, base, version)
        if (!said) return
        const next = setOption(formOf(block), options, path, getIn(said, path)) as Node['options'] // an object at the root
        const edit = editTo(
          node.id,
          'options',
          live.options,
          next,
          version === live.version ? undefined : version,
        )
        if (edit) session.run('sync', [edit], newGesture('back'))
      },
    }
  }, [base, overrides, block, node.id, session])
  return (
    <SectionProvider value={section}>
      {use && <Where id={use.id} name={use.info?.name} />}
      {children}
    </SectionProvider>
  )
}

function Where({
  id,
  name,
}: {
  readonly id: string
  readonly name: Readonly<Record<'zh_HK' | 'en_US', string>> | undefined
}) {
  const t = useTranslations('editor.synced')
  const { session } = useEditor()
  const { uiLocale } = useEnvironment()
  return (
    <div className={panel.note}>
      <p>{name ? t('inside', { name: name[uiLocale] }) : t('insideUnknown')}</p>
      <Button size="s" variant="line" onClick={() => session.select(id)}>
        {t('goToUse')}
      </Button>
    </div>
  )
}

/** Of the frame around a block, what is set for this use alone; nothing for blocks of the page. */
export function OwnLook({ node }: { readonly node: Node }) {
  const t = useTranslations('editor.synced')
  const { session } = useEditor()
  const { base, overrides } = useSectionBlock(node)
  if (!base || overrides.every(({ bag }) => bag === 'options')) return null
  const back = () => {
    const edit = editTo(node.id, 'style', node.style, base.style)
    const rename = { kind: 'rename', id: node.id, name: base.name } as const
    session.run('sync', [...(edit ? [edit] : []), ...(node.name === base.name ? [] : [rename])])
  }
  return (
    <div className={panel.note}>
      <p>{t('own')}</p>
      <Button size="s" variant="line" onClick={back}>
        {t('backLook')}
      </Button>
    </div>
  )
}
