-- Whether a device runs Windows 11, how long it is updated, and that a system's support has ended, in markets that have their categories already. New ones
-- take it from their trade. What an operator has added or written there stays as it is.
with fields (key, field, slugs) as (
  values
    (
      'windows_11',
      '{"key":"windows_11","names":{"pl-PL":"Obsługuje Windows 11","en-US":"Runs Windows 11","de-DE":"Für Windows 11 geeignet"},"facet":false,"onCard":false,"group":"main","type":"boolean","carried":true}'::jsonb,
      array['laptops', 'business-laptops', 'ultrabooks', 'gaming-laptops', 'workstations', 'everyday-laptops', 'desktops', 'office-desktops',
        'mini-pcs', 'workstation-desktops', 'all-in-one', 'windows-tablets']
    ),
    (
      'updates_until',
      '{"key":"updates_until","names":{"pl-PL":"Aktualizacje do","en-US":"Updates until","de-DE":"Updates bis"},"facet":false,"onCard":false,"group":"main","type":"text","carried":true}'::jsonb,
      array['laptops', 'business-laptops', 'ultrabooks', 'gaming-laptops', 'workstations', 'everyday-laptops', 'desktops', 'office-desktops',
        'mini-pcs', 'workstation-desktops', 'all-in-one', 'phones', 'smartphones', 'feature-phones', 'tablets', 'apple-tablets', 'android-tablets',
        'windows-tablets']
    )
),
notes (value, note) as (
  values
    ('windows_10_pro', '{"pl-PL":"wsparcie producenta skończyło się 14.10.2025","en-US":"the maker’s support ended on 14 October 2025","de-DE":"Support des Herstellers endete am 14.10.2025"}'::jsonb),
    ('windows_10_home', '{"pl-PL":"wsparcie producenta skończyło się 14.10.2025","en-US":"the maker’s support ended on 14 October 2025","de-DE":"Support des Herstellers endete am 14.10.2025"}'),
    ('windows_7_pro', '{"pl-PL":"wsparcie producenta skończyło się 14.01.2020","en-US":"the maker’s support ended on 14 January 2020","de-DE":"Support des Herstellers endete am 14.01.2020"}')
),
-- Those of a trade whose system is asked for.
known as (
  select c.id, c.slug, a.field, a.place::numeric as place
  from categories c, jsonb_array_elements(c.attributes) with ordinality a (field, place)
  where c.attributes @> '[{"key": "os"}]' and exists (select from fields f where c.slug = any (f.slugs))),
noted as (
  select k.id, k.slug, k.place, case when k.field ->> 'key' = 'os' and jsonb_typeof(k.field -> 'options') = 'array'
    then k.field || jsonb_build_object('options', (
      select jsonb_agg(case when o.choice ? 'note' or n.note is null then o.choice else o.choice || jsonb_build_object('note', n.note) end order by o.place)
      from jsonb_array_elements(k.field -> 'options') with ordinality o (choice, place) left join notes n on n.value = o.choice ->> 'value'))
    else k.field end as field
  from known k),
-- Right behind the system, in their own order.
added as (
  select os.id, os.place + case f.key when 'windows_11' then 0.3 else 0.6 end as place, f.field
  from noted os join fields f on os.slug = any (f.slugs)
  where os.field ->> 'key' = 'os' and not exists (select from noted n where n.id = os.id and n.field ->> 'key' = f.key)),
whole as (
  select id, jsonb_agg(field order by place) as attributes
  from (select id, place, field from noted union all select id, place, field from added) every_field group by id)
update categories c set attributes = w.attributes, revision = c.revision + 1
from whole w where w.id = c.id and w.attributes <> c.attributes;
