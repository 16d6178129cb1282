import {
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'

/** Levels of objects that are read; deep enough for everything about a person. */
const DEPTH = 3

const fieldsOf = (type: GraphQLNamedType, depth: number): string => {
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields()).flatMap(field => {
    const inner = getNamedType(field.type)
    if (field.args.some(isRequiredArgument)) return []
    if (!isObjectType(inner)) return [field.name]
    return depth > 1 ? [`${field.name} ${fieldsOf(inner, depth - 1)}`] : []
  })
  return `{ ${['__typename', ...fields].join(' ')} }`
}

/** Everything a type has to tell, as a selection; nothing for plain values. */
export const everythingOf = (type: GraphQLOutputType): string => fieldsOf(getNamedType(type), DEPTH)
