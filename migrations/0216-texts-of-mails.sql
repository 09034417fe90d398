-- What the operator writes in place of the words that a mail comes with: version by version, never changed and never removed.
create table if not exists mail_texts (
  id int generated always as identity primary key,
  template text not null,
  locale text not null,
  -- Null: from here on what the market comes with holds again.
  words jsonb,
  by uuid not null,
  at timestamptz not null
);
create index if not exists mail_texts_newest on mail_texts (template, locale, id desc);
drop trigger if exists mail_texts_append_only on mail_texts;
create trigger mail_texts_append_only before update or delete on mail_texts
  for each statement execute function refuse_change();
