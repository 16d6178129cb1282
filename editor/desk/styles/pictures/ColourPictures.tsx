import { languageTag, LOCALES } from '#locales/locale.ts'
import { needsWords } from '#api/rules/style-findings.ts'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { resized } from '#ui/picture/resized.ts'
import { SelectBox } from '#ui/select/Select.tsx'
import { Ellipsis, Link, MoveDown, MoveUp, Trash2 } from 'lucide-react'
import { memo, type ReactNode, useId, useRef, useState } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import controls from '../../../form/inspector/controls.module.css'
import { AddressBox, TextBox } from '../../../form/inspector/fields/TextControl.tsx'
import { focusAfterChange } from '../../../kit/parts/focus-soon.ts'
import { SortableList } from '../../../kit/parts/SortableList.tsx'
import type { ProductFinding } from '../findings.ts'
import { editProduct, type EditStyle, type SpuLine } from '../style-values.ts'
import { changedPicture, movedPicture, withoutPicture } from './edit-pictures.ts'
import type { Image } from './picture-words.ts'
import styles from './pictures.module.css'
import { useKindWords } from './use-kind-words.ts'

interface Props {
  /** Code of the product. */
  readonly code: string
  /** Name of its colour. */
  readonly name: string
  readonly images: readonly Image[]
  /** Refused values of these pictures. */
  readonly findings: readonly ProductFinding[]
  readonly isReadOnly: boolean
  readonly edit: EditStyle
}

/** Addresses as keys, so that a row stays the same while it moves; a repeated one is counted. */
const keysOf = (images: readonly Image[]) =>
  images.map(({ url }, at) => `${url} ${images.slice(0, at).filter(other => other.url === url).length}`)

/** Refused values of the picture at a place. */
const problemsAt = (findings: readonly ProductFinding[], at: number) =>
  findings.filter(({ path }) => `${path}.`.startsWith(`images.${at}.`))

/** Pictures of one colour in their order, each with its alternative text in both languages. */
export const ColourPictures = memo(function ColourPictures(props: Props) {
  const { code, name, images, findings, isReadOnly, edit } = props
  const t = useTranslations('editor.styles.pictures')
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const change = (next: (line: SpuLine) => SpuLine) => edit(values => editProduct(values, code, next))
  const keys = keysOf(images)
  const items = keys.map((key, at) => ({ key, name: t('picture', { number: at + 1, name }) }))
  return (
    <section ref={place} aria-labelledby={id} className={styles.colour} data-product={code} tabIndex={-1}>
      <h3 id={id}>
        {name} <small>{t('count', { count: images.length })}</small>
      </h3>
      <SortableList items={items} onMove={(from, to) => change(movedPicture(from, to))}>
        {(item, at, handle) => {
          const image = images[at]
          return (
            image && (
              <Picture
                handle={isReadOnly ? null : handle}
                name={item.name}
                image={image}
                problems={problemsAt(findings, at)}
                isFirst={at === 0}
                isLast={at === images.length - 1}
                isReadOnly={isReadOnly}
                onChange={next => change(changedPicture(at, next))}
                onMove={by => change(movedPicture(at, at + by))}
                onRemove={() => {
                  change(withoutPicture(at))
                  focusAfterChange(() => place.current)
                }}
              />
            )
          )
        }}
      </SortableList>
    </section>
  )
})

interface PictureProps {
  readonly handle: ReactNode
  readonly name: string
  readonly image: Image
  readonly problems: readonly ProductFinding[]
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isReadOnly: boolean
  readonly onChange: (change: Parameters<typeof changedPicture>[1]) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRemove: () => void
}

function Picture({ handle, name, image, problems, isReadOnly, onChange, ...ways }: PictureProps) {
  const t = useTranslations('editor.styles.pictures')
  const languages = useTranslations('editor.language')
  const kind = useKindWords()
  const id = useId()
  const [address, setAddress] = useState<string>()
  const { url, alt, type = 'MAIN' } = image
  const problem = [...new Set(problems.map(({ message }) => message))].join(' ')
  const described = problem === '' ? undefined : id
  const isRefused = (path: string) => problems.some(each => each.path.endsWith(path))
  const words = { zh_HK: alt?.zh_HK ?? '', en_US: alt?.en_US ?? '' }
  return (
    <div className={styles.picture} data-url={url}>
      {handle}
      <img src={resized(url, 96)} alt="" />
      <div className={styles.words}>
        {LOCALES.map(locale => (
          <div key={locale} lang={languageTag(locale)} hidden={!needsWords(image)}>
            <TextBox
              value={words[locale]}
              placeholder={t('altPlaceholder', { language: languages(locale) })}
              aria-label={t('alt', { picture: name, language: languages(locale) })}
              describedBy={described}
              isInvalid={isRefused(`alt.${locale}`)}
              onChange={text => {
                const next = { ...words, [locale]: text }
                onChange({ alt: next.zh_HK === '' && next.en_US === '' ? undefined : next })
              }}
            />
          </div>
        ))}
      </div>
      <SelectBox
        aria-label={t('kind', { picture: name })}
        value={type}
        onChange={({ target }) => onChange({ type: target.value as Image['type'] })} // one of the choices
      >
        {kind.all.map(each => (
          <option key={each} value={each}>
            {kind.name(each)}
          </option>
        ))}
      </SelectBox>
      {!isReadOnly && <PictureMenu name={name} {...ways} onAddress={() => setAddress(url)} />}
      {address !== undefined && (
        <div
          className={styles.address}
          onBlur={() => {
            if (address !== '' && address !== url) onChange({ url: address })
            setAddress(undefined)
          }}
        >
          <AddressBox label={t('address', { picture: name })} value={address} onChange={setAddress} />
        </div>
      )}
      {problem !== '' && (
        <p id={id} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

interface MenuProps extends Pick<PictureProps, 'name' | 'isFirst' | 'isLast' | 'onMove' | 'onRemove'> {
  readonly onAddress: () => void
}

function PictureMenu({ name, isFirst, isLast, onMove, onRemove, onAddress }: MenuProps) {
  const t = useTranslations('editor.inspector.list')
  const texts = useTranslations('editor.styles.pictures')
  return (
    <MenuTrigger>
      <Pressable>
        <IconButton icon={Ellipsis} label={t('actions', { name })} />
      </Pressable>
      <Popover className={controls.popover ?? ''} placement="bottom end">
        <Menu className={controls.choices ?? ''} aria-label={t('actions', { name })}>
          <MenuItem className={controls.choice ?? ''} isDisabled={isFirst} onAction={() => onMove(-1)}>
            <MoveUp aria-hidden="true" size={14} /> {t('up')}
          </MenuItem>
          <MenuItem className={controls.choice ?? ''} isDisabled={isLast} onAction={() => onMove(1)}>
            <MoveDown aria-hidden="true" size={14} /> {t('down')}
          </MenuItem>
          <MenuItem className={controls.choice ?? ''} onAction={onAddress}>
            <Link aria-hidden="true" size={14} /> {texts('changeAddress')}
          </MenuItem>
          <MenuItem className={controls.choice ?? ''} onAction={onRemove}>
            <Trash2 aria-hidden="true" size={14} /> {t('remove')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
