import { type ComponentProps, createElement, type ReactElement } from 'react'

type Drawing = [tag: string, attributes: Record<string, string>][]

/** Stands in for lucide's own icon component (see `light-icons.ts`): a drawing, a class and nothing else. */
export default function createLightIcon(drawing: Drawing) {
  return (props: ComponentProps<'svg'>): ReactElement =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
