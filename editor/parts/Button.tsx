import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps, Tooltip, TooltipTrigger } from 'react-aria-components'
import styles from './controls.module.css'

type Look = 'plain' | 'quiet' | 'strong' | 'danger'

interface Props extends Omit<ButtonProps, 'className' | 'children'> {
  readonly look?: Look
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({ look = 'plain', children, ...rest }: Props) {
  return (
    <AriaButton {...rest} className={styles.button ?? ''} data-look={look}>
      {children}
    </AriaButton>
  )
}

interface IconButtonProps extends Props {
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
