-- Whether the lists show the company on holiday: whoever finds that the day says something else changes both.
alter table companies add column on_holiday boolean not null default false;
create index companies_on_holiday on companies (id) where on_holiday or holiday_until is not null;
