import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOperation } from '../../kit/operations.ts'
import { Desk } from '../parts/Desk.tsx'
import { DeskList } from '../parts/DeskList.tsx'
import { TextsToDo } from './TextsToDo.tsx'
import { useTextsLeft } from './use-texts-left.ts'

/** Pages with texts to translate, each language by itself. */
export function TranslationChoice() {
  const t = useTranslations('editor.translation')
  const languages = useTranslations('editor.language')
  const { data: pages, error, refetch, isPending } = useOperation('pages.list', {})
  const left = useTextsLeft()
  const toDo = (pages ?? []).filter(({ key }) => {
    const texts = left.get(key)
    return texts !== undefined && texts.behind + texts.untranslated > 0
  })
  return (
    <Desk title={t('title')} introduction={t('choiceText')}>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loading')}
        {...(pages && { none: t('nothingLeft') })}
        caption={t('title')}
        columns={[t('page'), t('language'), t('toDo')]}
      >
        {toDo.map(({ key, title, path, locale }) => (
          <tr key={key}>
            <th scope="row">
              <Link to={`/translations?${new URLSearchParams({ page: key, to: locale })}`}>
                {title || path}
              </Link>
              <small>{path}</small>
            </th>
            <td>{languages(locale)}</td>
            <td>
              <TextsToDo texts={left.get(key)} locale={locale} />
            </td>
          </tr>
        ))}
      </DeskList>
    </Desk>
  )
}
