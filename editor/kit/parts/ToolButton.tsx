import { IconButton } from '#ui/icon-button/IconButton.tsx'
import type { ComponentProps } from 'react'
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components'
import styles from './parts.module.css'

interface Props extends ComponentProps<typeof IconButton> {
  /** Shown after the name, `Ctrl+Z`. */
  readonly keys?: string | undefined
}

/** An icon button whose name and shortcut show in a tooltip, on hover and on keyboard focus. */
export const ToolButton = ({ keys, ...button }: Props) => (
  <TooltipTrigger delay={500}>
    <Focusable isDisabled={button.disabled ?? false}>
      <IconButton {...button} title={undefined} />
    </Focusable>
    <Tooltip className={styles.tooltip ?? ''} placement="bottom" offset={6}>
      {button.label}
      {keys && <kbd>{keys}</kbd>}
    </Tooltip>
  </TooltipTrigger>
)
