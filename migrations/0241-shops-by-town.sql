-- The block of shops draws no map any more: it is called by what it shows. Kept versions are renamed along, this once.
alter table start_page_versions disable trigger start_page_versions_append_only;
update start_page_versions set blocks = replace(blocks::text, '"kind": "map"', '"kind": "shops"')::jsonb
  where blocks @> '[{"kind": "map"}]';
alter table start_page_versions enable trigger start_page_versions_append_only;
