import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A page that is loaded when its address is first opened. `lazy` wants default exports; our files name theirs. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }))
}
