import { type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { DEVICES, type Device } from '../../core/session/store.ts'
import { IconChoice } from '../../kit/parts/IconChoice.tsx'

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
    <IconChoice
      label={t('width')}
      icons={DEVICE_ICONS}
      nameOf={name => t(name, { width: DEVICES[name] })}
      chosen={device}
      onChoose={onChoose}
    />
  )
}
