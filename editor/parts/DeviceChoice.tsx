import { type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { DEVICES, type Device } from '../store.ts'
import styles from './parts.module.css'

const DEVICE_ICONS: Readonly<Record<Device, LucideIcon>> = {
  phone: Smartphone,
  pad: Tablet,
  desktop: Monitor,
}

interface Props {
  readonly device: Device
  readonly onChoose: (device: Device) => void
}

/** Widths a page is looked at. */
export function DeviceChoice({ device, onChoose }: Props) {
  const t = useTranslations('editor.toolbar')
  return (
    <ToggleButtonGroup
      className={styles.devices ?? ''}
      aria-label={t('width')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[device]}
      onSelectionChange={([chosen]) => onChoose(chosen as Device)} // the keys below
    >
      {(Object.keys(DEVICES) as Device[]).map(name => {
        const Sign = DEVICE_ICONS[name]
        return (
          <ToggleButton
            key={name}
            id={name}
            className={styles.device ?? ''}
            aria-label={t(name, { width: DEVICES[name] })}
          >
            <Sign size={18} aria-hidden />
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}
