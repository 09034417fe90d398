/** The look of all pages where no money moves, the sandbox's and the demo's stand-ins': plain, and clearly neither the shop nor a provider's own. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #55606f; --paper: #fff; --ground: #eef1f5; --line: #b9c2ce; --go: #1f3d7a; --go-ink: #fff; --mark: #7a4a00; --mark-ground: #fff3d6; --bad: #9b1c1c }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecf2; --soft: #a9b4c2; --paper: #19202a; --ground: #10151c; --line: #465364; --go: #a9c4ff; --go-ink: #0a1a3a; --mark: #ffd88a; --mark-ground: #3a2c0c; --bad: #ffb4ab } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
.mark { margin: 0; padding: .75rem 1rem; background: var(--mark-ground); color: var(--mark); text-align: center; font-weight: 600; border-bottom: 2px dashed var(--mark) }
main { max-width: 32rem; margin: 2rem auto; padding: 2rem; background: var(--paper); border: 1px solid var(--line); border-radius: 12px }
@media (max-width: 560px) { main { margin: 0; border: 0; border-radius: 0; padding: 1.5rem 1rem } }
h1 { margin: 0; font-size: 1.5rem } .soft { margin: 0 0 1.5rem; color: var(--soft) }
dl { margin: 0 0 1.5rem; display: grid; gap: .75rem } dt { color: var(--soft); font-size: .875rem } dd { margin: 0; overflow-wrap: anywhere }
.sum { font-size: 2rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums }
[role=alert] { color: var(--bad); font-weight: 600 }
.card { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 8px; margin-bottom: 1.5rem } .card p { margin: 0; color: var(--soft) } .card h2 { margin: 0; font-size: 1rem }
button, .button { display: block; width: 100%; min-height: 48px; margin: 0 0 .75rem; padding: .625rem 1rem; font: inherit; font-weight: 600; border-radius: 8px; border: 1px solid var(--line); background: transparent; color: var(--ink); cursor: pointer; text-align: center; text-decoration: none }
button.go { background: var(--go); color: var(--go-ink); border-color: transparent }
:focus-visible { outline: 3px solid #4c8dff; outline-offset: 2px }
details { margin-top: 1rem; border-top: 1px solid var(--line); padding-top: 1rem } summary { cursor: pointer; font-weight: 600; min-height: 28px }
details p { color: var(--soft); margin: .5rem 0 1rem } label { display: block; margin-bottom: 1rem } .tick { display: flex; gap: .625rem; align-items: flex-start } .tick input { width: 20px; height: 20px; margin: .125rem 0 0; flex: none }
input[type=number], select { display: block; width: 100%; min-height: 44px; margin-top: .25rem; padding: .5rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: 8px }
`
