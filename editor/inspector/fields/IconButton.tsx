import type { ReactNode } from 'react'
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components'
import styles from './controls.module.css'

interface IconButtonProps {
  /** Its name, also shown when pointed at. */
  readonly label: string
  readonly onPress: () => void
  readonly isDisabled?: boolean
  readonly children: ReactNode
}

/** A button that is only a sign. */
export const IconButton = ({ label, onPress, isDisabled = false, children }: IconButtonProps) => (
  <TooltipTrigger delay={600}>
    <Button className={styles.iconButton ?? ''} aria-label={label} onPress={onPress} isDisabled={isDisabled}>
      {children}
    </Button>
    <Tooltip className={styles.tooltip ?? ''} offset={4}>
      {label}
    </Tooltip>
  </TooltipTrigger>
)
