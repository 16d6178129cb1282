import { MAX_MENU_LEVELS } from '#api/rules/menu-levels.ts'
import { stateOf } from '#content-store/client/campaigns.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { IndentDecrease, IndentIncrease, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { otherLocale } from '#locales/locale.ts'
import type { BothTexts } from '#locales/locale.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { moveItem, SortableList } from '../../kit/parts/SortableList.tsx'
import { useFieldWords } from '../collections/use-field-words.ts'
import { WithBeside } from '../collections/WithBeside.tsx'
import { SaveBar } from '../collections/SaveBar.tsx'
import { Desk } from '../parts/Desk.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { type Arrangement, arrangementOf, indented, movesTo, outdented, topOf } from './arrangement.ts'
import { MenuPreview } from './MenuPreview.tsx'
import styles from './menus.module.css'

interface Entry {
  readonly code: string
  readonly menuType: string
  readonly parent: string | null
  readonly position: number
  readonly name: BothTexts
  readonly isShown: boolean
  readonly campaign: string | null
  readonly dead: 'category' | 'document' | 'address' | null
}

/** Gives the name of a menu, as lists of entries have it; that of another one is made of its code. */
function useMenuName() {
  const t = useTranslations('editor.menus')
  const words = useFieldWords('menus')
  return (menuType: string) => {
    const name = words.value(menuType, 'menuType')
    return name === menuType ? t('menu', { menuType }) : name
  }
}

/** `/menus/tree`: the entries of all menus in their places, put elsewhere by mouse, finger or keys and saved together. */
export function MenuTree({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.menus')
  const { data, error } = useOperation('menus.tree', {})
  if (!may(operator, 'site.read')) return <PageNotice text={t('notAllowed')} />
  return (
    <Desk
      title={t('title')}
      introduction={t('text')}
      action={
        <Link className={desk.way} to="/menus">
          {t('list')}
        </Link>
      }
    >
      {error && <Notice tone="error">{error.message}</Notice>}
      {!data && !error && <p>{t('loading')}</p>}
      {data?.length === 0 && <p>{t('none')}</p>}
      {data && data.length > 0 && <Trees entries={data} mayChange={may(operator, 'site.change')} />}
    </Desk>
  )
}

/** Address of the form of a new entry in a place. */
const newEntry = (place: Readonly<Record<string, string | number>>) =>
  `/menus/new?${new URLSearchParams(Object.entries(place).map(([name, value]) => [name, String(value)]))}`

/** Level of an entry as stored, from 1; a hidden entry begins a menu of its own. */
function levelOf({ parent }: Entry, entries: ReadonlyMap<string, Entry>): number {
  const above = parent === null ? undefined : entries.get(parent)
  return above?.isShown ? 1 + levelOf(above, entries) : 1
}

interface TreesProps {
  readonly entries: readonly Entry[]
  readonly mayChange: boolean
}

function Trees({ entries, mayChange }: TreesProps) {
  const t = useTranslations('editor.menus')
  const { uiLocale } = useEnvironment()
  const wishOf = useWishKey()
  const [wished, setWished] = useState<Arrangement>()
  const arranged = wished ?? arrangementOf(entries)
  const moves = wished ? movesTo(entries, wished) : []
  const [saved, setSaved] = useState<number | null>(null)
  const save = useChange('menus.arrange', {
    onDone({ set }) {
      setSaved(set)
      setWished(undefined)
    },
  })
  const undo = useChange('menus.undo', { onDone: () => setSaved(null) })
  const byCode = new Map(entries.map(entry => [entry.code, entry]))
  // The header's menu is what staff change most.
  const menus = [...new Set(entries.map(({ menuType }) => menuType))].toSorted(
    (a, b) => Number(b === 'MENU') - Number(a === 'MENU') || (a < b ? -1 : 1),
  )
  const put = (next: Arrangement | undefined) => {
    if (next) setWished(next)
  }
  const positionAfter = (codes: readonly string[] = []) =>
    1 + Math.max(0, ...codes.map(each => byCode.get(each)?.position ?? 0))
  const newBelow = (code: string) => {
    const entry = byCode.get(code)
    return entry && levelOf(entry, byCode) < MAX_MENU_LEVELS
      ? newEntry({ menuType: entry.menuType, parent: code, position: positionAfter(arranged[code]) })
      : undefined
  }
  const level = (key: string): ReactNode => (
    <Level
      key={key}
      codes={arranged[key] ?? []}
      byCode={byCode}
      mayChange={mayChange}
      onMove={(from, to) => put({ ...arranged, [key]: moveItem(arranged[key] ?? [], from, to) })}
      draw={(code, index) => (
        <>
          {mayChange && (
            <Levels
              name={byCode.get(code)?.name[uiLocale] ?? code}
              newBelow={newBelow(code)}
              onIn={index > 0 ? () => put(indented(arranged, code)) : undefined}
              onOut={byCode.has(key) ? () => put(outdented(arranged, code)) : undefined}
            />
          )}
        </>
      )}
      below={level}
      has={code => (arranged[code] ?? []).length > 0}
    />
  )
  const menuName = useMenuName()
  const form = (
    <form
      onSubmit={event => {
        event.preventDefault()
        save.start({ wish: wishOf(moves), moves: [...moves] })
      }}
    >
      {save.error && <Notice tone="error">{save.error.message}</Notice>}
      {saved !== null && (
        <Notice tone={undo.error ? 'error' : 'success'}>
          {undo.error ? undo.error.message : t('saved')}{' '}
          <Button
            variant="line"
            size="s"
            isLoading={undo.isPending}
            onClick={() => undo.start({ wish: wishOf(saved), set: saved })}
          >
            {t('undo')}
          </Button>
        </Notice>
      )}
      {menus.map(menuType => (
        <section key={menuType} aria-label={menuName(menuType)} className={styles.menu}>
          <h2>{menuName(menuType)}</h2>
          {level(topOf(menuType))}
          {mayChange && (
            <Link
              className={desk.way}
              to={newEntry({ menuType, position: positionAfter(arranged[topOf(menuType)]) })}
            >
              {t('new')}
            </Link>
          )}
        </section>
      ))}
      <SaveBar
        names={moves.map(({ code }) => byCode.get(code)?.name[uiLocale] ?? code)}
        label={t('save')}
        isSaving={save.isPending}
        onDiscard={() => {
          save.reset()
          setWished(undefined)
        }}
      />
    </form>
  )
  return (
    <WithBeside form={form}>
      <MenuPreview moves={moves.map(({ code, after }) => ({ code, after }))} />
    </WithBeside>
  )
}

interface LevelProps {
  readonly codes: readonly string[]
  readonly byCode: ReadonlyMap<string, Entry>
  readonly mayChange: boolean
  readonly onMove: (from: number, to: number) => void
  readonly draw: (code: string, index: number) => ReactNode
  /** What is below an entry. */
  readonly below: (code: string) => ReactNode
  readonly has: (code: string) => boolean
}

function Level({ codes, byCode, mayChange, onMove, draw, below, has }: LevelProps) {
  const { uiLocale } = useEnvironment()
  const row = (code: string, index: number, handle: ReactNode) => (
    <div className={styles.entry}>
      <div className={styles.row}>
        {handle}
        <Name entry={byCode.get(code)} />
        {draw(code, index)}
      </div>
      {has(code) && <div className={styles.below}>{below(code)}</div>}
    </div>
  )
  if (!mayChange)
    return (
      <ol className={styles.plain}>
        {codes.map((code, index) => (
          <li key={code}>{row(code, index, null)}</li>
        ))}
      </ol>
    )
  return (
    <SortableList
      items={codes.map(code => ({ key: code, name: byCode.get(code)?.name[uiLocale] ?? code }))}
      onMove={onMove}
    >
      {({ key }, index, handle) => row(key, index, handle)}
    </SortableList>
  )
}

function Name({ entry }: { readonly entry: Entry | undefined }) {
  const t = useTranslations('editor.menus')
  const { uiLocale } = useEnvironment()
  if (!entry) return null
  const { code, name, isShown, campaign, dead } = entry
  return (
    <span className={styles.name}>
      <Link to={`/menus/${encodeURIComponent(code)}`}>{name[uiLocale]}</Link>{' '}
      <small>{name[otherLocale(uiLocale)]}</small>
      {!isShown && <small className={styles.mark}>{t('hidden')}</small>}
      {campaign !== null && <OfCampaign id={campaign} />}
      {dead && <small className={styles.dead}>{t(`dead.${dead}`)}</small>}
    </span>
  )
}

/** Says of an entry that shows with a campaign whether that runs. */
function OfCampaign({ id }: { readonly id: string }) {
  const t = useTranslations('editor.menus.campaign')
  const { uiLocale, clock } = useEnvironment()
  const { data: campaigns } = useOperation('campaigns.list', {})
  if (!campaigns) return null
  const campaign = campaigns.find(each => each.id === id)
  if (!campaign) return <small className={styles.dead}>{t('gone')}</small>
  const state = stateOf(campaign, clock())
  const name = campaign.name[uiLocale]
  if (state === 'live' || state === 'planned')
    return <small className={styles.mark}>{t(state, { name })}</small>
  return <small className={styles.dead}>{t('over', { name })}</small>
}

interface LevelsProps {
  readonly name: string
  /** Address of a new entry below; absent where the menu is as deep as it may be. */
  readonly newBelow: string | undefined
  readonly onIn: (() => void) | undefined
  readonly onOut: (() => void) | undefined
}

/** Ways to put an entry one level down or up, and to add one below it. */
function Levels({ name, newBelow, onIn, onOut }: LevelsProps) {
  const t = useTranslations('editor.menus')
  return (
    <span className={styles.buttons}>
      <Button
        variant="line"
        size="s"
        icon={<Icon of={IndentDecrease} />}
        aria-label={t('out', { name })}
        disabled={!onOut}
        onClick={onOut}
      />
      <Button
        variant="line"
        size="s"
        icon={<Icon of={IndentIncrease} />}
        aria-label={t('in', { name })}
        disabled={!onIn}
        onClick={onIn}
      />
      {newBelow && (
        <Link className={styles.add} to={newBelow} aria-label={t('newBelow', { name })}>
          <Icon of={Plus} />
        </Link>
      )}
    </span>
  )
}
