import { useState } from 'react'
import {
  type Color,
  ColorArea,
  ColorPicker as ColourContext,
  ColorSlider,
  ColorThumb,
  Label,
  parseColor,
  SliderOutput,
  SliderTrack,
} from 'react-aria-components'
import { useTranslations } from 'use-intl'
import styles from './colour.module.css'

/** Saved text as a colour; `undefined` when it is none. Knows the names the schema allows. */
function colourOf(text: string): Color | undefined {
  const named = { transparent: '#00000000', white: '#ffffff', black: '#000000' }[text.toLowerCase()]
  try {
    return parseColor(named ?? text)
  } catch {
    return undefined
  }
}

/** Format of a picked colour: hex while it covers, rgba when it lets something through. */
const textOf = (colour: Color): string =>
  colour.getChannelValue('alpha') === 1
    ? colour.toString('hex').toLowerCase()
    : colour.toString('rgba').replace(/\s+/g, '')

interface ColourPickerProps {
  readonly value: string
  readonly onChange: (text: string) => void
}

const START = colourOf('#000000') as Color // a colour for certain

/** Shade by area, hue and transparency by slider; all three answer to arrow keys. */
export function ColourPicker({ value, onChange }: ColourPickerProps) {
  const t = useTranslations('editor.inspector.colour')
  // Kept here as hue, saturation, brightness: grey has no hue to come back from its hex text.
  const [colour, setColour] = useState(() => (colourOf(value) ?? START).toFormat('hsba'))
  const change = (next: Color) => {
    setColour(next)
    onChange(textOf(next))
  }
  return (
    <ColourContext value={colour} onChange={next => change(next.toFormat('hsba'))}>
      <ColorArea className={styles.area ?? ''} colorSpace="hsb" xChannel="saturation" yChannel="brightness">
        <ColorThumb className={styles.thumb ?? ''} />
      </ColorArea>
      {(['hue', 'alpha'] as const).map(channel => (
        <ColorSlider key={channel} className={styles.slider ?? ''} colorSpace="hsb" channel={channel}>
          <Label>{t(channel)}</Label>
          <SliderOutput />
          <SliderTrack className={styles.track ?? ''}>
            <ColorThumb className={styles.thumb ?? ''} />
          </SliderTrack>
        </ColorSlider>
      ))}
    </ColourContext>
  )
}
