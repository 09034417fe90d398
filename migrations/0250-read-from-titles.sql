-- What of a new product only its title told: a note beside its row, that is neither a refusal nor a remark.
alter table import_problems drop constraint import_problems_severity_check;
alter table import_problems add constraint import_problems_severity_check check (severity in ('rejected', 'warning', 'note'));
alter table imports add column from_titles int not null default 0;
