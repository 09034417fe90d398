/** What a program is given that shall see no setting of whoever runs the tests: where its parts lie. */
export const bareEnvironment = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  // Compiled modules of an earlier start: they change nothing but the time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
})
