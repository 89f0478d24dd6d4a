-- Lists are ordered by place (0025): the indexes that no statement names any more end.
DROP INDEX properties_list;
DROP INDEX properties_city;
DROP INDEX leads_list;
DROP INDEX matches_of_account;
DROP INDEX matches_of_owner;
