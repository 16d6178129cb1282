import type { ListView } from '#desk/views/list-view.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover, Pressable, Separator } from 'react-aria-components'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOperation } from '../../kit/operations.ts'
import type { Given } from '../../kit/operation-client.ts'
import { afterFocusSettles } from '../../kit/parts/focus-soon.ts'
import parts from '../../kit/parts/parts.module.css'
import { isSameQuery } from './list-query.ts'
import { ManageViews } from './ManageViews.tsx'
import styles from './views.module.css'
import { SaveViewDialog } from './SaveViewDialog.tsx'

/** A list that has views. */
export type ViewedList = Given<'views.list'>['list']

/** Saved views of a list: each is a link to what the list showed when it was saved. */
export function ViewsMenu({ list }: { readonly list: ViewedList }) {
  const t = useTranslations('editor.views')
  const [address, setAddress] = useSearchParams()
  const { data: views = [], error } = useOperation('views.list', { list })
  const [open, setOpen] = useState<'save' | 'manage'>()
  const query = address.toString()
  const current = views.find(view => isSameQuery(view.query, query))
  const show = (dialog: 'save' | 'manage') => afterFocusSettles(() => setOpen(dialog))
  return (
    <>
      <MenuTrigger>
        <Pressable>
          <Button variant="line" icon={<Icon of={Bookmark} />}>
            {current ? t('openOf', { name: current.name }) : t('open')}
          </Button>
        </Pressable>
        <Popover className={parts.popover ?? ''} placement="bottom end">
          <Menu className={parts.list ?? ''} aria-label={t('open')}>
            <ViewItem name={t('usual')} isCurrent={query === ''} onAction={() => setAddress({})} />
            {views.map(view => (
              <ViewItem
                key={view.id}
                name={view.name}
                owner={view.isOwn ? undefined : view.owner}
                isCurrent={view === current}
                onAction={() => setAddress(new URLSearchParams(view.query))}
              />
            ))}
            <Separator />
            <MenuItem onAction={() => show('save')}>{t('save.open')}</MenuItem>
            {views.length > 0 && <MenuItem onAction={() => show('manage')}>{t('manage.open')}</MenuItem>}
          </Menu>
          {error && <p role="alert">{error.message}</p>}
        </Popover>
      </MenuTrigger>
      {open === 'save' && <SaveViewDialog {...{ list, query }} onClose={() => setOpen(undefined)} />}
      {open === 'manage' && <ManageViews {...{ list, query, views }} onClose={() => setOpen(undefined)} />}
    </>
  )
}

interface ItemProps extends Pick<ListView, 'name'> {
  /** Of a view that another operator shares. */
  readonly owner?: string | undefined
  readonly isCurrent: boolean
  readonly onAction: () => void
}

function ViewItem({ name, owner, isCurrent, onAction }: ItemProps) {
  const t = useTranslations('editor.views')
  const about = [owner !== undefined && t('by', { owner }), isCurrent && t('shown')].filter(Boolean)
  return (
    <MenuItem textValue={name} onAction={onAction}>
      <span className={styles.item}>
        {name}
        {about.length > 0 && <small>{about.join(' · ')}</small>}
      </span>
    </MenuItem>
  )
}
