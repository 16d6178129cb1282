import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps, Tooltip, TooltipTrigger } from 'react-aria-components'
import styles from './controls.module.css'

type Look = 'plain' | 'quiet' | 'strong' | 'danger'

/**
 * `isPending` for what takes a while: it keeps the focus, which a disabled button would lose, and with it Escape and the
 * dialog around it.
 */
interface Props extends Omit<ButtonProps, 'className' | 'children' | 'autoFocus'> {
  readonly look?: Look
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
  /** In a dialog: where the keyboard starts. */
  readonly isFirst?: boolean
}

export function Button({ look = 'plain', isFirst = false, children, ...rest }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus anyway; this says where to
    <AriaButton {...rest} autoFocus={isFirst} className={styles.button ?? ''} data-look={look}>
      {children}
    </AriaButton>
  )
}

interface IconButtonProps extends Omit<Props, 'isFirst'> {
  /** Its name, shown as a tooltip too. */
  readonly label: string
  /** Shown after the name, `Ctrl+Z`. */
  readonly keys?: string | undefined
}

/** A button with a sign for a face. */
export function IconButton({ label, keys, look = 'quiet', children, ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger delay={500}>
      <AriaButton {...rest} aria-label={label} className={styles.button ?? ''} data-look={look} data-icon="">
        {children}
      </AriaButton>
      <Tooltip className={styles.tooltip ?? ''} placement="bottom" offset={6}>
        {label}
        {keys && <kbd>{keys}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  )
}
