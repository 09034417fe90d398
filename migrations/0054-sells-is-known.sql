-- Computed from columns that are never null: the database says so, and row types need no 'perhaps'.
alter table companies alter column sells set not null;
