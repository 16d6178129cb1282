import { ChevronDown } from 'lucide-react'
import { Menu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { Locale } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import parts from '../../kit/parts/parts.module.css'
import { type Format, pageOfKey, saveTranslations } from './translation-files.ts'
import type { SheetPage } from './use-sheets.ts'
import { useTextPlace } from './use-text-place.ts'

const FORMATS = ['xliff', 'table'] as const satisfies readonly Format[]

/** Saves the texts on the screen as a file, for translators who work elsewhere. */
export function ExportMenu({
  locale,
  pages,
}: {
  readonly locale: Locale
  readonly pages: readonly SheetPage[]
}) {
  const t = useTranslations('editor.translation')
  const placeOf = useTextPlace()
  const count = pages.flatMap(({ texts }) => texts.filter(({ format }) => format !== 'picture')).length
  const save = (format: Format) =>
    saveTranslations(format, {
      locale,
      pages: pages
        .filter(({ texts }) => texts.length > 0)
        .map(({ key, texts }) => ({
          page: pageOfKey(key, locale),
          texts: texts.flatMap(({ format, ...text }) => {
            if (format === 'picture') return []
            const { block, option } = placeOf(text)
            return [{ ...text, format, where: `${block} › ${option}` }]
          }),
        })),
    })
  return (
    <MenuTrigger>
      <Pressable>
        <Button variant="line" disabled={count === 0}>
          {t('export')}
          <Icon of={ChevronDown} />
        </Button>
      </Pressable>
      <Popover className={parts.popover ?? ''} placement="bottom end">
        <Menu className={parts.list ?? ''} aria-label={t('export')}>
          {FORMATS.map(format => (
            <MenuItem key={format} onAction={() => save(format)}>
              {t(`formats.${format}`, { count })}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
