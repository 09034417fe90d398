/** The path of an endpoint (`/api/orders/{id}`) in its parts. */
export const shapeOf = (path: string): readonly string[] => path.split('/')

/** Whether a path that was asked for, in its parts, has the shape: every `{name}` stands for one part that is not empty. */
export const fitsShape = (shape: readonly string[], asked: readonly string[]): boolean =>
  shape.length === asked.length &&
  shape.every((part, at) => part === asked[at] || (part.startsWith('{') && asked[at] !== ''))
