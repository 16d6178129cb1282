import { resized } from '#ui/picture/resized.ts'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { ChevronRight, CircleAlert, Copy, Ellipsis, MoveDown, MoveUp, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useProblems } from '../context.ts'
import { problemsUnder } from '../use-problems.ts'
import controls from '../controls.module.css'
import styles from './list.module.css'

interface ListItemProps {
  readonly handle: ReactNode
  readonly title: string
  /** Address of its picture; `undefined` for lists whose items have none. */
  readonly picture: string | undefined
  /** The item's own path, `items.3`. */
  readonly path: string
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly isFirst: boolean
  readonly isLast: boolean
  /** The list takes no more. */
  readonly isFull: boolean
  readonly onMove: (by: 1 | -1) => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
  readonly children: ReactNode
}

/** One line of a list, with its form below while open. */
export function ListItem({
  handle,
  title,
  picture,
  path,
  isOpen,
  onToggle,
  children,
  ...actions
}: ListItemProps) {
  const t = useTranslations('editor.inspector.list')
  const problems = problemsUnder(useProblems(), path)
  const id = useId()
  return (
    <div data-item={path}>
      <div className={styles.line}>
        {handle}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <ChevronRight aria-hidden="true" size={14} className={styles.chevron} />
          {picture !== undefined &&
            (picture ? (
              <img className={styles.picture} src={resized(picture, 96)} alt="" />
            ) : (
              <span className={styles.picture} />
            ))}
          <span className={styles.title}>{title}</span>{' '}
          {problems.length > 0 && (
            <span className={styles.marked}>
              <CircleAlert aria-hidden="true" size={14} />
              <span className="visuallyHidden">{t('hasProblems', { count: problems.length })}</span>
            </span>
          )}
        </button>
        <Actions title={title} {...actions} />
      </div>
      {isOpen && (
        <div id={id} className={styles.form}>
          {children}
        </div>
      )}
    </div>
  )
}

type ActionsProps = Pick<
  ListItemProps,
  'title' | 'isFirst' | 'isLast' | 'isFull' | 'onMove' | 'onDuplicate' | 'onRemove'
>

function Actions({ title, isFirst, isLast, isFull, onMove, onDuplicate, onRemove }: ActionsProps) {
  const t = useTranslations('editor.inspector.list')
  return (
    <MenuTrigger>
      <Pressable>
        <IconButton icon={Ellipsis} label={t('actions', { name: title })} />
      </Pressable>
      <Popover className={controls.popover ?? ''} placement="bottom end">
        <Menu className={controls.choices ?? ''} aria-label={t('actions', { name: title })}>
          <MenuItem className={controls.choice ?? ''} isDisabled={isFirst} onAction={() => onMove(-1)}>
            <MoveUp aria-hidden="true" size={14} /> {t('up')}
          </MenuItem>
          <MenuItem className={controls.choice ?? ''} isDisabled={isLast} onAction={() => onMove(1)}>
            <MoveDown aria-hidden="true" size={14} /> {t('down')}
          </MenuItem>
          <MenuItem className={controls.choice ?? ''} isDisabled={isFull} onAction={onDuplicate}>
            <Copy aria-hidden="true" size={14} /> {t('duplicate')}
          </MenuItem>
          <MenuItem className={controls.choice ?? ''} onAction={onRemove}>
            <Trash2 aria-hidden="true" size={14} /> {t('remove')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
