import { Icon } from '#ui/icon/Icon.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type CategoryNode,
  categoryTree,
  hasChosen,
} from '../../shop/catalogue/product-list/category-tree.ts'
import styles from './FilterPanel.module.css'
import type { ValuesProps } from './ValueBox.tsx'
import { ValueBox } from './ValueBox.tsx'

type Shared = Omit<ValuesProps, 'values' | 'title'>

/** Categories as an indented tree; a branch is unfolded while something in it is chosen. Source: C-115. */
export function CategoryFilter({ values, ...shared }: ValuesProps) {
  const nodes = categoryTree(values)
  return <Branch nodes={nodes} isSingle={nodes.length === 1} {...shared} />
}

function Branch({
  nodes,
  isSingle = false,
  id,
  ...shared
}: Shared & { readonly nodes: readonly CategoryNode[]; readonly isSingle?: boolean; readonly id?: string }) {
  return (
    <ul className={styles.boxes} id={id}>
      {nodes.map(node => (
        <Twig key={node.option.key} node={node} isOpenFirst={isSingle} {...shared} />
      ))}
    </ul>
  )
}

function Twig({
  node: { option, children },
  isOpenFirst,
  ...shared
}: Shared & { readonly node: CategoryNode; readonly isOpenFirst: boolean }) {
  const t = useTranslations('list.filterPanel')
  const id = useId()
  const [isUnfolded, unfold] = useState<boolean>()
  const isOpen = isUnfolded ?? (isOpenFirst || option.isChosen || hasChosen(children))
  return (
    <li>
      <div className={styles.twig}>
        <ValueBox value={option} {...shared} />
        {children.length > 0 && (
          <button
            type="button"
            className={styles.unfold}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('inside', { name: option.label })}
            onClick={() => unfold(!isOpen)}
          >
            <Icon of={ChevronDown} size={1} />
          </button>
        )}
      </div>
      {children.length > 0 && (
        <div id={id} className={styles.branch} data-folded={!isOpen || undefined}>
          <Branch nodes={children} {...shared} />
        </div>
      )}
    </li>
  )
}
